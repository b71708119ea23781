/**
 * React for the theme's scripts: its production files as modules, without what no browser with modules and no published
 * page needs. Nothing that React documents is missing. What is looked for must be there, so another React says so.
 */

import { resolve } from 'node:path'

const FILES = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

/** Between two pieces of code, the second not included. */
const part = (from, to) => new RegExp(String.raw`${quote(from)}[\s\S]*?(?=${quote(to)})`)
const quote = text => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
/** A function of the outermost level: it stays callable and does this. */
const body = (name, parameters, code) => [
  new RegExp(String.raw`(?<=\n)function ${name}\([^)]*\) \{\n[\s\S]*?\n\}`),
  `function ${name}(${parameters}) {${code}}`,
]

/** What every browser with modules has. */
const BROWSER = [
  [/"undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__/g, 'false'],
  [/"(?:undefined" !==|object" ===) typeof (?:window|performance|MessageChannel)(?![.\w])/g, 'true'],
  [/"undefined" === typeof window(?:\.document(?:\.createElement)?)?(?![.\w])/g, 'false'],
]

/** `reportError` is older than the popovers that menus are made of. */
const REPORT_ERROR = [
  /"function" === typeof reportError\s+\? reportError\s+: function \(error\) \{[\s\S]*?console\.error\(error\);\s+\}/,
  'reportError',
]

/** Browsers that never had modules: their names of events, their events of typing. */
const OLD_BROWSERS = [
  [/document\.documentMode/g, '0'],
  [/documentMode = null/, 'documentMode = 0'],
  [/canUseDOM &&\s+"documentMode" in document &&\s+\(documentMode = 0\);/, ''],
  [/"documentMode" in document && 11 >= 0/, 'false'],
  [/canUseDOM && "TextEvent" in window && !documentMode/, '"TextEvent" in window'],
  [part('useFallbackCompositionData =', ',\n  SPACEBAR_CHAR'), 'useFallbackCompositionData = false'],
  [/canUseCompositionEvent = canUseDOM && "CompositionEvent" in window/, 'canUseCompositionEvent = true'],
  [
    part('isInputEventSupported = !1;\nif (canUseDOM) {', 'function stopWatchingForValueChange'),
    'isInputEventSupported = true;\n',
  ],
  [part('var vendorPrefixes = {', 'function getVendorPrefixedEventName'), ''],
  body('getVendorPrefixedEventName', 'name', 'return name'),
]

/** Lists of Suspense: no stable React has a way to ask for one. */
const SUSPENSE_LIST = [
  [/case REACT_SUSPENSE_LIST_TYPE:\s+return \([\s\S]*?case REACT_LEGACY_HIDDEN_TYPE:/, ''],
  [/case REACT_SUSPENSE_LIST_TYPE:\s+return "SuspenseList";/, ''],
  [/case 19:\s+return describeBuiltInComponentFrame\("SuspenseList"\);/, ''],
  [/case 19:\s+if \(workInProgress\.flags & 128\)[\s\S]*?(?=case 22:)/, ''],
  [/case 19:\s+return updateSuspenseListComponent\(current, workInProgress, renderLanes\);/, ''],
  [/case 19:\s+popSuspenseListContext\(workInProgress\);[\s\S]*?(?=case 22:)/, ''],
  [/case 19:\s+return \(\s+popSuspenseListContext[\s\S]*?(?=case 4:)/, ''],
  [/case 19:\s+popSuspenseListContext\(interruptedWork\);\s+break;/, ''],
  [/case 19:\s+recursivelyTraverseMutationEffects[\s\S]*?break;/, ''],
  [/case 19:\s+retryCache = boundaryFiber\.stateNode;\s+break;/, ''],
]

/**
 * For the text of a stack React calls components again, with hooks that throw: names are enough. And an indicator that
 * nothing turns on.
 */
const REPORTS = [
  body(
    'describeNativeComponentFrame',
    'type',
    'return describeBuiltInComponentFrame(type.displayName || type.name || "")',
  ),
  body('defaultOnDefaultTransitionIndicator', '', ''),
]

/** `strokeWidth` is `stroke-width`: said once, and not for each of eighty names. */
const isKebab = ([name, attribute]) => attribute === name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
const ALIASES = [
  /aliases = new Map\((\[[\s\S]*?\])\),(?=\s+isJavaScriptProtocol)/,
  (_, written) => {
    const pairs = JSON.parse(written)
    const kebab = pairs.filter(isKebab).map(([name]) => name)
    const rule = '[name, name.replace(/[A-Z]/g, letter => "-" + letter.toLowerCase())]'
    return `aliases = new Map([...${JSON.stringify(pairs.filter(pair => !isKebab(pair)))}, ...${JSON.stringify(kebab.join(' '))}.split(" ").map(name => ${rule})]),`
  },
]

/** A door for tests of another age, and the question whether two packages of one lock fit. */
const INSIDE = [[part('var isomorphicReactPackageVersion$', 'exports.createRoot ='), '']]

const EDITS = {
  react: [REPORT_ERROR],
  'react-dom/client': [...BROWSER, REPORT_ERROR, ...OLD_BROWSERS, ...SUSPENSE_LIST, ...REPORTS, ...INSIDE, ALIASES],
  scheduler: [
    ...BROWSER.slice(1, 2),
    [part('exports.unstable_now = void 0;', 'var taskQueue'), 'exports.unstable_now = () => performance.now();\n'],
    // What React itself asks it for is the rest.
    [part('exports.unstable_forceFrameRate =', 'exports.unstable_getCurrentPriorityLevel ='), ''],
    [part('exports.unstable_next =', 'exports.unstable_requestPaint ='), ''],
    [part('exports.unstable_runWithPriority =', 'exports.unstable_scheduleCallback ='), ''],
    [/exports\.unstable_wrapCallback =[\s\S]*$/, ''],
  ],
}

/** Fields of React's own values, which nothing outside its client sees, by shorter names. */
const FIELDS =
  '_eventListeners _fragmentFiber _retryCache _visibility alternate attachedListener autoName baseLanes baseQueue baseState blockedOn cachePool callbackNode callbackPriority callbacks cancelPendingCommit childLanes dehydrated deletions dependencies eagerState elementType entangledLanes entanglements errorRecoveryDisabledLanes expirationTimes expiredLanes firstBaseUpdate firstContext flags hasEagerState hiddenCallbacks hiddenUpdates hoistableScripts hoistableStyles hydrationErrors imgBytes isDehydrated lanes lastBaseUpdate lastEffect lastRenderedReducer lastRenderedState memoCache memoizedProps memoizedState optionsOrUseCapture paired pendingContext pendingLanes pendingProps pingedLanes pooledCache reactFragments refCleanup renderingStartTime retryLane retryQueue revertLane shellSuspendCounter sibling stateNode stylesheets subtreeFlags suspendedLanes suspenseyImages timeoutHandle treeContext treeForkCount unsuspend updateQueue waitingForImages warmLanes'.split(
    ' ',
  )

function shorten(code) {
  const names = new Map(FIELDS.map((field, index) => [field, `$${index.toString(36)}`]))
  const seen = new Set()
  const short = code.replaceAll(
    new RegExp(String.raw`(?<=\.)(?:${FIELDS.join('|')})\b|\b(?:${FIELDS.join('|')})(?=:)`, 'g'),
    field => {
      seen.add(field)
      return names.get(field)
    },
  )
  for (const field of FIELDS) if (!seen.has(field)) throw new Error(`scripts/react.mjs: this React has no ${field}`)
  return short
}

function replace(code, what, by) {
  const result = code.replace(what, typeof by === 'string' ? () => by : by)
  if (result === code) throw new Error(`scripts/react.mjs: this React has no ${what}`)
  return result
}

const REQUIRE = /require\("([\w-]+)"\)/g
const EXPORT = /^exports\.(\w+) =/gm

/**
 * What `module.exports` would hold, each under its name. Components of sites get React whole, as an object, under
 * `default`; what only React asks for (`isFlat`) is never one.
 */
function asModule(code, isFlat) {
  const required = [...code.matchAll(REQUIRE)].map(([, name]) => name)
  const imports = required.map(
    (name, index) => `import ${name === 'scheduler' ? '* as ' : ''}$${index} from '${name}'\n`,
  )
  const text = code.replace('"use strict";', '').replaceAll(REQUIRE, (_, name) => `$${required.indexOf(name)}`)
  const names = [...new Set([...text.matchAll(EXPORT)].map(([, name]) => name))]
  const list = `export { ${names.map(name => `$_${name} as ${name}`).join(', ')} }\n`
  if (isFlat) {
    const inside = text.replaceAll(EXPORT, 'const $_$1 =').replaceAll(/\bexports\.(\w+)/g, '$_$1')
    return `${imports.join('')}${inside}\n${list}`
  }
  const lookedUp = names.map(name => `const $_${name} = exports.${name};\n`)
  return `${imports.join('')}const exports = {};\n${text}\nexport default exports;\n${lookedUp.join('')}${list}`
}

/** Plugin of the bundler, for the environment of this name. */
export function leanReact(root, environmentName) {
  const fileOf = name => resolve(root, 'node_modules', FILES[name])
  const names = new Map(Object.keys(FILES).map(name => [fileOf(name), name]))
  return {
    name: 'zapiski-lean-react',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === environmentName,
    resolveId: name => (name in FILES ? fileOf(name) : undefined),
    transform(code, id) {
      const name = names.get(id)
      if (name === undefined) return
      const edited = (EDITS[name] ?? []).reduce((text, [what, by]) => replace(text, what, by), code)
      return {
        code: asModule(
          name === 'react-dom/client' ? shorten(edited) : edited,
          name === 'scheduler' || name === 'react/jsx-runtime',
        ),
        map: null,
      }
    },
  }
}
