/// <reference path="./fengari.d.ts" />
/** Runs a piece of Lua 5.3 apart from the page: no files, no network, no end of its patience beyond the bounds. */

import type { Machine } from 'fengari'

export interface Ran {
  /** What `print` wrote. */
  output: string
  /** What the machine says of a mistake: `пример:3: …`. */
  error?: string
}

/** Steps after which a program counts as endless: about a second of a phone. */
const MOST_STEPS = 5_000_000
const MOST_SIGNS = 10_000
/** What reaches out of the machine or loads code from elsewhere. */
const TAKEN_AWAY = ['dofile', 'loadfile', 'collectgarbage']

/** Never throws: whatever happens inside is a text for the reader. */
export function runLua(machine: Machine, code: string): Ran {
  const { lua, lauxlib, lualib, to_luastring: bytes } = machine
  const state = lauxlib.luaL_newstate()
  const libraries = [
    ['_G', lualib.luaopen_base],
    ['table', lualib.luaopen_table],
    ['string', lualib.luaopen_string],
    ['math', lualib.luaopen_math],
    ['coroutine', lualib.luaopen_coroutine],
    ['utf8', lualib.luaopen_utf8],
  ] as const
  for (const [name, open] of libraries) {
    lauxlib.luaL_requiref(state, bytes(name), open, 1)
    lua.lua_pop(state, 1)
  }
  for (const name of TAKEN_AWAY) {
    lua.lua_pushnil(state)
    lua.lua_setglobal(state, bytes(name))
  }

  let output = ''
  lua.lua_pushcfunction(state, inner => {
    const count = lua.lua_gettop(inner)
    const values = Array.from({ length: count }, (_, index) => {
      lauxlib.luaL_tolstring(inner, index + 1)
      const text = lua.lua_tojsstring(inner, -1) ?? ''
      lua.lua_pop(inner, 1)
      return text
    })
    if (output.length > MOST_SIGNS) return lauxlib.luaL_error(inner, bytes('слишком длинный вывод'))
    output += `${values.join('\t')}\n`
    return 0
  })
  lua.lua_setglobal(state, bytes('print'))

  const stop = (inner: Parameters<typeof lua.lua_gettop>[0]): never => {
    // From now on every step fails: a loop around `pcall` ends too.
    lua.lua_sethook(inner, stop, lua.LUA_MASKCOUNT, 1)
    return lauxlib.luaL_error(inner, bytes('слишком долго: похоже на бесконечный цикл'))
  }
  lua.lua_sethook(state, stop, lua.LUA_MASKCOUNT, MOST_STEPS)
  const source = bytes(code)
  const status =
    lauxlib.luaL_loadbuffer(state, source, source.length, bytes('=пример')) || lua.lua_pcall(state, 0, 0, 0)
  if (status === lua.LUA_OK) return { output }
  return { output, error: lua.lua_tojsstring(state, -1) ?? 'ошибка без описания' }
}
