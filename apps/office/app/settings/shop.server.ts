import { COUNTRIES, LANGUAGES, type Language } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongFields } from '#app/session/outcome.ts'
import { settingsWords } from '#app/words/settings/index.ts'
import { cityFinder, cityLabel } from './cities.ts'
import { saved, textIn } from './save.server.ts'

export const NETWORKS = ['instagram', 'facebook', 'tiktok', 'youtube', 'twitter'] as const

/** Loads the settings of the shop, and the cities to choose from. */
export async function readShop({ manage }: Office, { shopId }: MyShop) {
  const params = { shopId }
  const [shop, { items: cities }] = await Promise.all([manage.getShop({ params }), manage.listCities({ params })])
  const city = cities.find(({ id }) => id === shop.cityId)
  return { settings: shop, city: city ? cityLabel(city) : '', cities: cities.map(cityLabel) }
}

export async function saveShop(office: Office, sent: Sent, { shopId }: MyShop): Promise<Done | Refused> {
  const { manage } = office
  const words = settingsWords.of(office.language).shop
  const params = { shopId }
  const chat = sent.text('chatNumber').replace(/[\s()+.-]/g, '')
  if (chat !== '' && !/^\d{7,15}$/.test(chat)) return wrongFields(sent, { chatNumber: words.chatWrong })
  const known = await manage.getShop({ params })
  const country = COUNTRIES.find((code) => code === sent.text('country')) ?? known.country
  const cityId = await cityOf(office, shopId, country, sent.text('city'))
  if (cityId === undefined) return wrongFields(sent, { city: words.cityUnknown })
  return saved({ office, shopId, sent, call: 'changeShop' }, () =>
    manage.changeShop({
      params,
      revision: sent.text('revision'),
      body: {
        name: sent.text('name'),
        description: textIn(sent, 'description'),
        email: textIn(sent, 'email'),
        phone: textIn(sent, 'phone'),
        chatNumber: chat || null,
        country,
        cityId,
        language: languageIn(sent, known.language),
        about: { story: textIn(sent, 'story'), mission: textIn(sent, 'mission'), vision: textIn(sent, 'vision') },
        socials: Object.fromEntries(NETWORKS.map((name) => [name, textIn(sent, name)])),
        logo: textIn(sent, 'logo'),
      },
    }),
  )
}

const languageIn = (sent: Sent, known: Language) =>
  LANGUAGES.find((language) => language === sent.text('language')) ?? known

/** The id of a typed city; null: blank; `undefined`: unknown. */
async function cityOf({ manage }: Office, shopId: number, country: string, typed: string) {
  if (typed === '') return null
  const { items } = await manage.listCities({ params: { shopId }, query: { country } })
  const found = cityFinder(items)(typed)
  return found === 'many' ? undefined : found?.id
}
