import { isLight } from '../../build/embedFolder'
import type { Hostility } from './hostility'

/** The bundler lists Preact's exports with `for … in`, and takes such a property for an export. */
const nothingOnPreact: Partial<Hostility> = {
  expected: 'harmless',
  noise: /Loading chunk 9 failed/,
  alone: 'nothing is mounted',
}

/** Globals and prototypes, as changed by old libraries. */
export const globals: readonly Hostility[] = [
  {
    name: 'an enumerable property of all objects',
    script: 'Object.prototype.x = "extended"; Object.prototype.each = function () {}',
    ...(isLight ? nothingOnPreact : {}),
  },
  { name: 'an enumerable method of all objects', script: 'Object.prototype.each = function () {}' },
  {
    name: 'a `then` of all objects',
    expected: 'harmless',
    script: 'Object.prototype.then = function () {}',
    alone: 'no promise of an object settles',
  },
  {
    name: '`get` and `set` of all objects',
    expected: 'harmless',
    script: 'Object.prototype.get = function () {}; Object.prototype.set = function () {}',
    noise: /Loading chunk (?:9|10) failed/,
    alone: 'no property can be defined by its value',
  },
  {
    name: 'Array.prototype.toJSON of an old Prototype.js',
    script: `Array.prototype.toJSON = function () { return '[' + this.join(', ') + ']' }`,
  },
  {
    name: 'an enumerable Array.prototype.each',
    script: 'Array.prototype.each = Array.prototype.forEach; Array.prototype.last = function () {}',
  },
  {
    name: 'an Array.from that knows no iterables',
    script: `Array.from = function (list, map) {
      var copy = Array.prototype.slice.call(list)
      return map ? copy.map(map) : copy
    }`,
  },
  {
    name: 'a Promise polyfill without finally',
    script: `(function (Native) {
      function Old(run) { var self = this; self.p = new Native(function (yes, no) { run(yes, no) }) }
      Old.prototype.then = function (yes, no) {
        var p = this.p.then(yes, no)
        return new Old(function (a, b) { p.then(a, b) })
      }
      Old.prototype['catch'] = function (no) { return this.then(null, no) }
      ;['all', 'race', 'resolve', 'reject'].forEach(function (name) {
        Old[name] = function (given) {
          return new Old(function (a, b) { Native[name](given).then(a, b) })
        }
      })
      window.Promise = Old
    })(Promise)`,
  },
  {
    name: 'a wrapped fetch that changes addresses',
    script: `(function (send) {
      window.fetch = function (url, init) {
        var address = String(url && url.url || url)
        return send(address + (address.includes('?') ? '&' : '?') + '_tracked=1', init)
      }
    })(window.fetch)`,
  },
  {
    name: 'no fetch at all',
    expected: 'harmless',
    script: 'delete window.fetch',
    noise: /fetch/,
    alone: 'nothing can be asked',
  },
  {
    name: 'a JSON.parse that revives dates and numbers',
    script: `(function (parse) {
      JSON.parse = function (text, revive) {
        return parse(text, function (key, value) {
          if (typeof value === 'string' && /^\\d{4}-\\d\\d-\\d\\d/.test(value)) value = new Date(value)
          if (value === null) value = undefined
          return revive ? revive.call(this, key, value) : value
        })
      }
    })(JSON.parse)`,
  },
  {
    name: 'a Date patched by a date library',
    script: `(function (Native) {
      window.Date = class Date extends Native {
        toString() { return 'today' }
        toJSON() { return 'today' }
        add() { return this }
      }
      Date.today = function () { return new Date() }
    })(Date)`,
  },
  {
    name: 'frozen intrinsics',
    script: `[Object, Array, Function, Promise, Error, String, Map, Set, Date, RegExp].forEach(
      function (one) { Object.freeze(one.prototype); Object.freeze(one) })
      Object.freeze(JSON); Object.freeze(Math)`,
    alone: 'others can then no longer be tried',
  },
  {
    name: 'a console without methods, or with ones that throw',
    script: `console.warn = console.info = console.log = undefined
      console.error = function () { throw new Error('no console') }`,
  },
  {
    name: 'timers wrapped by a zone library',
    script: `(function (set, clear) {
      window.setTimeout = function (run, ms, given) {
        return { zone: set(function () { run(given) }, ms), toString: function () { return 'task' } }
      }
      window.clearTimeout = function (task) { clear(task && task.zone) }
    })(window.setTimeout, window.clearTimeout)`,
  },
  {
    name: 'no crypto.randomUUID, as on plain http',
    script: `delete Crypto.prototype.randomUUID
      Object.defineProperty(Crypto.prototype, 'subtle', { get: function () {} })`,
  },
  {
    name: 'an Intl without time zones',
    script: `(function (Native) {
      Intl.DateTimeFormat = function (locale, options) {
        if (options && /\\//.test(options.timeZone)) throw new RangeError('Unsupported time zone')
        return new Native(locale, options)
      }
    })(Intl.DateTimeFormat)`,
  },
]
