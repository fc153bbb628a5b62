import { test as base, expect } from '@playwright/test'

const port = process.env.STOREFRONT_PORT ?? '3000'

/** The address of a page: of a shop by its name, or of the product's own domain. */
export const shopUrl = (name: string | null, path = '/') => `http://${name ? `${name}.` : ''}localhost:${port}${path}`

/** Where to ask from Node, which does not resolve *.localhost: send the name in the Host header. */
export const origin = `http://127.0.0.1:${port}`
export const hostOf = (name: string) => `${name}:${port}`

/**
 * Every test watches the page: an error or a warning in the console, an exception, or a violation of the content policy
 * fails it. `allowed` are texts a test expects to see there.
 */
export const test = base.extend<{ allowed: RegExp[]; watched: undefined }>({
  allowed: [[], { option: true }],
  watched: [
    async ({ page, allowed }, use) => {
      const problems: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => problems.push(`exception: ${error.message}`))
      await use(undefined)
      expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
