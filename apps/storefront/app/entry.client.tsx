import { RemixBrowser } from '@remix-run/react'
import { previewMount } from '@store/core'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadDocumentAssets } from '#app/templates/template-assets.ts'
import { onceChunksLoad, routeFailed } from '#framework/chunk-failure.ts'

const IDLE_TIMEOUT_MS = 2000

window.__routeFailed = routeFailed
const { __early: early } = window
let started = false

/** Must not run inside an event handler: React would discard the server's HTML. */
function start() {
  if (started) return
  started = true
  setTimeout(hydrate, 0)
}

async function hydrate() {
  await onceChunksLoad(() => loadDocumentAssets(document.documentElement.dataset))
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />)
  })
}

// Pages without a shop need no hydration.
if (document.documentElement.dataset.template) {
  if (early) early.start = start
  // The office waits for the page of a draft to reply, so it is hydrated at once.
  if (early?.wanted || location.pathname.startsWith(previewMount(''))) start()
  else if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(start, 200)
} else early?.ready()
