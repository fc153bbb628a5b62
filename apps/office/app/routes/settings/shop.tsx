import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { LANGUAGES } from '@store/core'
import { countryNames } from '#app/open/countries.ts'
import { act } from '#app/session/act.server.ts'
import { LANGUAGE_NAMES } from '#app/session/language.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { NETWORK_NAMES } from '#app/settings/networks.ts'
import { Section } from '#app/settings/section.tsx'
import { NETWORKS, readShop, saveShop } from '#app/settings/shop.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { LongField, SelectField, TextField } from '#app/ui/fields.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PhotoField } from '#app/ui/photo-field.tsx'
import { SaveBar } from '#app/ui/save-bar.tsx'
import { settingsWords } from '#app/words/settings/index.ts'
import { useLanguage, useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, async (office, shop) => ({ ...(await readShop(office, shop)), networks: NETWORKS }), 'shop')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => saveShop(office, sent, await shopOf(args, office)))

/** The shop's name, contact, description, language and country. */
export default function SettingsShop() {
  const { settings, city, cities, networks } = useLoaderData<typeof loader>()
  const { shop: words } = useSection(settingsWords)
  const { screens } = useWords()
  const { base, shop } = useShop()
  const { refused, done } = useOutcome()
  const language = useLanguage()
  const wrong = wrongIn(refused, 'save')
  return (
    <Form method="post" className="stack" data-wide="">
      <PageHead title={screens.shop} intro={words.intro} />
      <Refusal of={refused} />
      <input type="hidden" name="revision" value={settings.revision} />
      <section className="card">
        <TextField
          label={words.name}
          hint={words.nameHint}
          name="name"
          required
          maxLength={120}
          defaultValue={settings.name}
          wrong={wrong.name}
        />
        <LongField
          label={words.description}
          hint={words.descriptionHint}
          name="description"
          maxLength={1000}
          rows={3}
          defaultValue={settings.description ?? ''}
          wrong={wrong.description}
        />
        <PhotoField label={words.logo} hint={words.logoHint} name="logo" base={base} src={settings.logo} />
      </section>
      <Section title={words.contact} hint={words.contactHint}>
        <TextField
          label={words.chat}
          hint={words.chatHint}
          name="chatNumber"
          type="tel"
          maxLength={30}
          defaultValue={settings.chatNumber ?? ''}
          wrong={wrong.chatNumber}
        />
        <TextField
          label={words.email}
          hint={words.emailHint}
          name="email"
          type="email"
          maxLength={254}
          defaultValue={settings.email ?? ''}
          wrong={wrong.email}
        />
        <TextField
          label={words.phone}
          name="phone"
          type="tel"
          maxLength={60}
          defaultValue={settings.phone ?? ''}
          wrong={wrong.phone}
        />
        {cities.length > 0 && (
          <>
            <TextField
              label={words.city}
              hint={words.cityHint}
              name="city"
              list="cities"
              maxLength={200}
              defaultValue={city}
              wrong={wrong.city ?? wrong.cityId}
            />
            <datalist id="cities">
              {cities.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </>
        )}
      </Section>
      <Section title={words.about} hint={words.aboutHint}>
        {(['story', 'mission', 'vision'] as const).map((name) => (
          <LongField
            key={name}
            label={words[name]}
            name={name}
            maxLength={name === 'story' ? 4000 : 600}
            rows={name === 'story' ? 6 : 3}
            defaultValue={settings.about[name] ?? ''}
            wrong={wrong[`about.${name}`]}
          />
        ))}
      </Section>
      <Section title={words.socials} hint={words.socialsHint}>
        {networks.map((name) => (
          <TextField
            key={name}
            label={NETWORK_NAMES[name]}
            name={name}
            type="url"
            inputMode="url"
            maxLength={300}
            placeholder="https://"
            defaultValue={settings.socials[name] ?? ''}
            wrong={wrong[`socials.${name}`]}
          />
        ))}
      </Section>
      <Section title={words.place}>
        <SelectField label={words.language} hint={words.languageHint} name="language" defaultValue={settings.language}>
          {LANGUAGES.map((each) => (
            <option key={each} value={each}>
              {LANGUAGE_NAMES[each]}
            </option>
          ))}
        </SelectField>
        <SelectField label={words.country} hint={words.countryHint} name="country" defaultValue={settings.country}>
          {countryNames(language).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="field">
          <span className="label">{words.currency}</span>
          <p className="address">{settings.currency}</p>
          <p className="hint">{words.currencyLocked}</p>
        </div>
        <div className="field">
          <span className="label">{words.address}</span>
          <p className="address">{settings.url}</p>
        </div>
      </Section>
      <p>
        <a className="button" href={shop.url} target="_blank" rel="noreferrer">
          {words.see}
        </a>
      </p>
      <SaveBar />
      <Toast done={done} />
    </Form>
  )
}
