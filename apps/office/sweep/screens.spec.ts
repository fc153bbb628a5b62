import { LANGUAGES } from '@store/core'
import { someEmail } from '../e2e/office.ts'
import { signInAsOperator } from '../e2e/operators.ts'
import { SCREENS } from '../e2e/screens.ts'
import { see, test } from '../e2e/seen.ts'

// Every screen, in every language: the table is made of the routes and the menu, so that it includes new ones.

const widths = [1280, 320]

for (const language of LANGUAGES) {
  for (const screen of SCREENS.filter(({ who }) => who !== 'platform'))
    test(`${screen.name} is read and used by everybody, in ${language}`, async ({ page, reader }) => {
      if (screen.who === 'team') await page.context().addCookies(reader.cookies)
      await see(page, screen, { filled: reader.filled, language, widths })
    })

  test(`what people of the platform see is read and used by everybody, in ${language}`, async ({ page, reader }) => {
    test.slow()
    await signInAsOperator(page, someEmail('operador'))
    for (const screen of SCREENS.filter(({ who }) => who === 'platform'))
      await see(page, screen, { filled: reader.filled, language, widths })
  })
}
