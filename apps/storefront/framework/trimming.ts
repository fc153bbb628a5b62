import type { Plugin, Rollup } from 'vite'

/**
 * Removes features of Remix and its router that we do not use from the browser's code, before it is bundled: lazy
 * route discovery, the older way of fetching, pages without a server, addresses below a folder, fetchers, loaders and actions in the
 * browser, blockers, deferred data, forms that post without a page load (ours post as browsers do), style sheets of routes, links that prefetch
 * themselves or know whether they are active, messages for developers. If the
 * source of a library has changed, the build stops with an error.
 */
export function trimming(): Plugin {
  return {
    name: 'trimming',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (/\/app\/routes\//.test(id) && /\bclient(?:Loader|Action)\b/.test(code))
        throw new Error(`${id}: loaders and actions in the browser are taken out, see trimming.ts.`)
      if (/\/app\/routes\//.test(id) && /\bexport (?:const|function) links\b/.test(code))
        throw new Error(`${id}: links of routes are taken out, see trimming.ts.`)
      const file = Object.keys(TRIMS).find((end) => id.endsWith(end))
      const trim = file && TRIMS[file]
      if (!trim) return null
      if (trim.emptied) return exportsOfNothing(code, file)
      const decided = (trim.decided ?? []).reduce((text, [from, to]) => {
        if (!text.includes(from)) throw new Error(`“${from}” is no longer in ${file}: see trimming.ts.`)
        return text.replaceAll(from, to)
      }, code)
      return withBodies(decided, trim.bodies ?? {}, this.parse(decided), file)
    },
  }
}

type Trim = {
  /** Exports of this file are never called: each becomes an empty function. */
  readonly emptied?: true
  /** Conditions whose result is constant, as written in the source → their result. */
  readonly decided?: readonly (readonly [from: string, to: string])[]
  /** Function → the new content of its body. */
  readonly bodies?: Readonly<Record<string, string>>
}

const nothing = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']))

const TRIMS: Readonly<Record<string, Trim>> = {
  '/@remix-run/react/dist/esm/fog-of-war.js': { emptied: true },
  '/@remix-run/react/dist/esm/browser.js': {
    decided: [
      ['window.__remixContext.future.v3_singleFetch', 'true'],
      // Every page is rendered by the server.
      ['window.__remixContext.isSpaMode', 'false'],
      // The flags of vite.config.ts, which documents then need not contain (handoff.server.ts).
      ['window.__remixContext.future.v3_fetcherPersist', 'true'],
      ['window.__remixContext.future.v3_relativeSplatPath', 'true'],
      ['window.__remixContext.future', '{}'],
      ['shouldHydrateRouteLoader(manifestRoute, route, false)', 'false'],
      // There is no base path.
      ['window.__remixContext.basename', 'undefined'],
      // For developers only.
      ['router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;', ''],
    ],
  },
  '/@remix-run/react/dist/esm/components.js': {
    decided: [
      ['future.v3_singleFetch', 'true'],
      ['if (isSpaMode && !isHydrated)', 'if (false)'],
      // Only the server writes this into its scripts.
      ['let contextScript = staticContext ?', 'let contextScript = false ?'],
      ['let routeModulesScript = !isStatic ?', 'let routeModulesScript = true ?'],
      ['!isStatic && typeof __remixContext === "object" && __remixContext.a', 'false'],
      // The server writes structured data, for programs that run no scripts.
      ['"script:ld+json" in metaProps', 'false'],
      // This link is unused: without its `displayName` it is tree-shaken, and the router's with it.
      ['NavLink.displayName = "NavLink";', ''],
      ['else if (manifest.routes[m.route.id].hasClientLoader)', 'else if (false)'],
    ],
    bodies: {
      DeferredHydrationScript: 'return null',
      Await: 'return null',
      Links: 'return null',
      useKeyedPrefetchLinks: 'return []',
      usePrefetchBehavior: 'return [false, null, {}]',
    },
  },
  '/@remix-run/react/dist/esm/errorBoundaries.js': {
    bodies: {
      // Only reached by an error while our own error pages are rendered.
      RemixRootDefaultErrorBoundary: `
        console.error(error)
        return React.createElement('html', null, React.createElement('body', null, 'Error'))`,
    },
  },
  '/@remix-run/react/dist/esm/fallback.js': { bodies: { RemixRootDefaultHydrateFallback: 'return null' } },
  '/@remix-run/react/dist/esm/links.js': {
    decided: [['future.v3_singleFetch', 'true']],
    bodies: nothing('prefetchStyleLinks'),
  },
  '/@remix-run/react/dist/esm/routes.js': {
    decided: [
      ['future.v3_singleFetch', 'true'],
      ['typeof singleFetch === "function"', 'true'],
      ['if (!routeModule.clientLoader) {', 'if (true) {'],
      ['if (!routeModule.clientAction) {', 'if (true) {'],
      ['if (!route.hasClientLoader) {', 'if (true) {'],
      ['if (!route.hasClientAction) {', 'if (true) {'],
      ['if (mod.clientLoader) {', 'if (false) {'],
      ['if (mod.clientAction) {', 'if (false) {'],
      ['if (isSpaMode)', 'if (false)'],
      ['routeModule.clientLoader != null && (', 'false && ('],
    ],
    bodies: {
      ...nothing('createClientRoutesWithHMRRevalidationOptOut', 'preventInvalidServerHandlerCall'),
      ...nothing('noActionDefinedError', 'wrapShouldRevalidateForHdr'),
    },
  },
  '/@remix-run/react/dist/esm/single-fetch.js': {
    decided: [['if (manifest.routes[m.route.id].hasClientLoader) {', 'if (false) {']],
    bodies: nothing('singleFetchActionStrategy', 'singleFetchLoaderFetcherStrategy'),
  },
  '/@remix-run/react/dist/esm/scroll-restoration.js': {
    bodies: {
      // The script is in the document already.
      ScrollRestoration: `
        UNSAFE_useScrollRestoration({ getKey, storageKey: STORAGE_KEY })
        return React.createElement('script',
          { ...props, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: ' ' } })`,
    },
  },
  '/@remix-run/react/dist/esm/routeModules.js': { decided: [['window.__remixContext.isSpaMode', 'false']] },
  '/react-router/dist/index.js': {
    decided: [['if (dataRouterState && future && future.v7_partialHydration) {', 'if (false) {']],
    bodies: {
      ...nothing('logV6DeprecationWarnings', 'warningOnce'),
      DefaultErrorComponent: 'return null',
      useNavigate: 'return useNavigateStable()',
    },
  },
  '/react-router-dom/dist/index.js': {
    decided: [
      ['if (flushSync) {', 'if (false) {'],
      ['if (options.navigate === false) {', 'if (false) {'],
      ['getKey && basename !== "/" ?', 'false ?'],
    ],
    bodies: {
      ...nothing('validateClientSideSubmission'),
      // Search forms have an action (links.tsx).
      useFormAction: 'return action',
      getFormSubmissionInfo: `
        let form = isFormElement(target) ? target : target.form
        let formData = new FormData(form)
        if (form !== target && target.name) formData.append(target.name, target.value)
        let action = target.getAttribute('formaction') || form.getAttribute('action')
        return { action, method: 'get', encType: defaultEncType, formData }`,
    },
  },
  '/@remix-run/router/dist/router.js': {
    decided: [
      ['init.basename || "/"', '"/"'],
      // Pages reached by a view transition are not stored beyond the document.
      ['restoreAppliedTransitions(routerWindow, appliedViewTransitions);', ''],
      ['routerWindow.addEventListener("pagehide", _saveAppliedTransitions);', ''],
      [
        'removePageHideEventListener = () => routerWindow.removeEventListener("pagehide", _saveAppliedTransitions);',
        '',
      ],
      ['if (isFogOfWar)', 'if (false)'],
      ['if (!isFogOfWar)', 'if (true)'],
      ['fogOfWar.active && fogOfWar.matches', 'false'],
      ['if (blockerKey)', 'if (false)'],
      ['if (blockerKey && delta != null)', 'if (false)'],
      ['opts && opts.submission && isMutationMethod(opts.submission.formMethod)', 'false'],
      ['activeSubmission && isMutationMethod(activeSubmission.formMethod)', 'false'],
      ['if (submission && isMutationMethod(submission.formMethod)) {', 'if (false) {'],
      ['if (blockers.size > 0) {', 'if (false) {'],
      ['if (future.v7_fetcherPersist) {', 'if (false) {'],
      ['if (revalidatingFetchers.length > 0) {', 'if (false) {'],
      ['  revalidatingFetchers.forEach(', '  false && revalidatingFetchers.forEach('],
      ['  fetchLoadMatches.forEach(', '  false && fetchLoadMatches.forEach('],
      ['redirect = findRedirect(fetcherResults);\n    if (redirect) {', 'if (false) {'],
    ],
    bodies: {
      // Messages for developers only.
      warning: '',
      invariant: 'if (value === false || value == null) throw new Error()',
      getInternalRouterError: 'return new ErrorResponseImpl(status, "", new Error(), true)',
      getInvalidPathError: 'return ""',
      // There is no base path.
      stripBasename: 'return pathname',
      // The server sends the data of every route of a document.
      shouldLoadRouteOnHydration: 'return false',
      // The router is kept as long as its document.
      dispose: '',
      // Fetchers.
      ...nothing('fetch', 'handleFetcherAction', 'handleFetcherLoader', 'setFetcherError', 'updateFetcherState'),
      ...nothing('deleteFetcher', 'deleteFetcherAndUpdateState', 'getFetcher', 'abortFetcher', 'markFetchersDone'),
      ...nothing('getUpdatedRevalidatingFetchers'),
      markFetchRedirectsDone: 'return false',
      abortStaleFetchLoads: 'return false',
      callLoadersAndMaybeResolveData: `
        let loaderResults = await callDataStrategy('loader', state, request, matchesToLoad, matches, null)
        return { loaderResults, fetcherResults: {} }`,
      // Posts.
      handleAction: '',
      isMutationMethod: 'return false',
      getSubmissionFromNavigation: 'return navigation.formMethod && navigation',
      normalizeNavigateOptions: `
        if (!opts || !opts.formData) return { path }
        let { formData, formEncType } = opts
        let to = parsePath(path)
        to.search = '?' + convertFormDataToSearchParams(formData)
        let submission = { formMethod: 'GET', formAction: stripHashFromPath(path), formEncType, formData }
        return { path: createPath(to), submission }`,
      // Blockers.
      ...nothing('getBlocker', 'deleteBlocker', 'updateBlocker', 'shouldBlockNavigation'),
      // Routes that come later.
      ...nothing('discoverRoutes', 'patchRoutes', 'patchRoutesImpl', '_internalSetRoutes'),
      checkFogOfWar: 'return {}',
      // Deferred data.
      ...nothing('resolveNavigationDeferredResults', 'resolveFetcherDeferredResults', 'resolveDeferredData'),
      cancelActiveDeferreds: 'return []',
      isDeferredData: 'return false',
      isDeferredResult: 'return false',
    },
  },
}

function exportsOfNothing(code: string, file: string): string {
  const names = /export \{([^}]*)\}/.exec(code)?.[1]?.split(',') ?? []
  if (names.length === 0) throw new Error(`${file} exports otherwise than it did: see trimming.ts.`)
  return names.map((name) => `export const ${name.trim()} = () => undefined`).join('\n')
}

type TextRange = { readonly start: number; readonly end: number }
type Node = TextRange & {
  readonly type: string
  readonly id?: { readonly name: string } | null
  readonly body?: unknown
}

function withBodies(
  code: string,
  bodies: Readonly<Record<string, string>>,
  ast: ReturnType<Rollup.PluginContext['parse']>,
  file: string,
): string {
  const found = new Map<string, TextRange>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const part of node) visit(part)
    else if (isNode(node)) {
      const name = node.type === 'FunctionDeclaration' ? (node.id?.name ?? '') : ''
      if (name in bodies && isNode(node.body) && !found.has(name)) found.set(name, node.body)
      else for (const part of Object.values(node)) visit(part)
    }
  }
  visit(ast)
  const missing = Object.keys(bodies).filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`No function ${missing.join(', ')} in ${file}: see trimming.ts.`)
  return [...found]
    .sort(([, a], [, b]) => b.start - a.start)
    .reduce((text, [name, { start, end }]) => `${text.slice(0, start)}{${bodies[name]}}${text.slice(end)}`, code)
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
