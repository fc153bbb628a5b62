import type { Language } from '@store/core'
import { loadScript } from '#app/third-parties/load-script.ts'
import type { ThirdParties } from '#app/third-parties/third-parties.ts'
import type { ThirdParty } from '#app/third-parties/tracked-events.ts'

declare global {
  interface Window {
    chatwootSettings?: Readonly<Record<string, unknown>>
    chatwootSDK?: { readonly run: (site: { readonly websiteToken: string; readonly baseUrl: string }) => void }
  }
}

/** The chat of the one shop that has it (I6). It gets no events, only what its visitor writes. */
export function createChatWidget({ origin, token }: NonNullable<ThirdParties['chat']>, language: Language): ThirdParty {
  window.chatwootSettings = {
    position: 'right',
    type: 'expanded_bubble',
    launcherTitle: 'Chat with us',
    locale: language,
    useBrowserLanguage: false,
  }
  loadScript(`${origin}/packs/js/sdk.js`, () => window.chatwootSDK?.run({ websiteToken: token, baseUrl: origin }))
  return { track() {}, allow() {} }
}
