/** The part of the Lua machine that the playground uses; the package ships no types of its own. */
declare module 'fengari' {
  /** A state of the machine. */
  interface State {
    readonly brand: 'lua state'
  }
  type Native = (state: State) => number
  export interface Machine {
    to_luastring(text: string): Uint8Array
    lua: {
      LUA_OK: number
      LUA_MASKCOUNT: number
      lua_gettop(state: State): number
      lua_pcall(state: State, args: number, results: number, handler: number): number
      lua_pop(state: State, count: number): void
      lua_pushcfunction(state: State, fn: Native): void
      lua_pushnil(state: State): void
      lua_setglobal(state: State, name: Uint8Array): void
      lua_sethook(state: State, hook: (state: State) => void, mask: number, count: number): void
      lua_tojsstring(state: State, index: number): string | null
    }
    lauxlib: {
      luaL_error(state: State, message: Uint8Array): never
      luaL_loadbuffer(state: State, code: Uint8Array, size: number, name: Uint8Array): number
      luaL_newstate(): State
      luaL_requiref(state: State, name: Uint8Array, open: Native, isGlobal: number): void
      luaL_tolstring(state: State, index: number): Uint8Array
    }
    lualib: Record<
      'luaopen_base' | 'luaopen_coroutine' | 'luaopen_math' | 'luaopen_string' | 'luaopen_table' | 'luaopen_utf8',
      Native
    >
  }
  const machine: Machine
  export default machine
}
