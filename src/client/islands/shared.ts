/** What islands share with the engine's script: one React, and Docusaurus' modules for this browser. */

import React, { createContext, createElement, type ReactNode, useContext } from 'react'
import * as jsx from 'react/jsx-runtime'
import ReactDOM from 'react-dom'
import ReactDOMClient from 'react-dom/client'
import { createDocusaurus, type Host, noteContexts, type REACT_MODULES, type SiteData } from '../../docusaurus/index.ts'
import { fileToAddress, isFileAddress, writtenToAddress } from '../../shared/files.ts'
import { assetToAddress, splitAddress, writtenAsset } from '../../shared/path.ts'
import type { ShellData } from '../../shared/shell.ts'
import { chooseColors, colorChoice } from '../color-mode.ts'

const MODULES = Symbol.for('zapiski.modules')
const SITE = Symbol.for('zapiski.site')
const shared = globalThis as { [MODULES]?: object; [SITE]?: SiteData }

/** What they are told of the site. */
type Shell = Pick<ShellData, 'baseUrl' | 'filesUrl' | 'trailingSlash' | 'colorMode'>

/** Leaves the modules where the site's scripts look for them. */
export function shareModules(shell: Shell): void {
  shared[MODULES] ??= { ...REACT, ...createDocusaurus(createHost(shell)) }
}

const REACT: Record<(typeof REACT_MODULES)[number], object> = {
  react: noteContexts(React),
  'react/jsx-runtime': jsx,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
}

/** Draws what the server wrote in a place of an island. */
export const PartContext = createContext<(name: string) => ReactNode>(() => null)

/** A part of ours inside a part of the site's own: it is no component in browsers, only HTML. */
const OwnPart = ({ name, children }: { name: string; children?: ReactNode }): ReactNode =>
  useContext(PartContext)(`@${name}`) ?? children

function createHost({ baseUrl, filesUrl, trailingSlash, colorMode }: Shell): Host {
  const addresses = { baseUrl, filesUrl, trailingSlash }
  const file = (written: string): string => {
    const { asset, tail } = writtenAsset(written, addresses)
    return (isFileAddress(asset) ? fileToAddress(asset, addresses) : assetToAddress(asset, baseUrl)) + tail
  }
  const link = (to: string): string => {
    if (to.startsWith('pathname://')) return file(to.slice('pathname://'.length))
    const { path } = splitAddress(to)
    return path === '' || path.startsWith('.') ? to : writtenToAddress(to, addresses)
  }
  return {
    isBrowser: true,
    // A script of the site says what it knows before anything of it is drawn.
    site: () =>
      shared[SITE] ?? {
        siteConfig: { title: '', url: '', baseUrl },
        locale: NO_LOCALE,
        messages: {},
        defaultColorMode: colorMode.defaultMode,
      },
    link,
    address: file,
    pathname: () => location.pathname,
    head: () => {},
    layout: () => {},
    redirect: () => {},
    anchor: () => {},
    page: () => undefined,
    part: (name, _, children) => createElement(OwnPart, { name }, children),
    theme: () => undefined,
    colorMode: {
      get: () =>
        document.documentElement.dataset.theme === 'light'
          ? 'light'
          : document.documentElement.dataset.theme === 'dark'
            ? 'dark'
            : systemMode(),
      subscribe: listener => {
        const end = colorChoice.subscribe(listener)
        const observer = new MutationObserver(listener)
        observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
        return () => {
          end()
          observer.disconnect()
        }
      },
      choose: chooseColors,
    },
  }
}

const NO_LOCALE: SiteData['locale'] = {
  current: 'ru',
  direction: 'ltr',
  label: '',
  htmlLang: 'ru',
  calendar: 'gregory',
}
const systemMode = () => (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark')
