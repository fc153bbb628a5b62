import { defineConfig } from 'vitepress'
import { slugOf } from '../links.mjs'
import { NAV } from '../own-pages.mjs'

export default defineConfig({
  title: 'Feria',
  description: 'Hosted shops for Latin American merchants.',
  srcDir: '.pages',
  outDir: 'dist',
  cacheDir: '.cache',
  base: process.env.SITE_BASE || '/',
  cleanUrls: true,
  // Links to a product that runs locally are not checked.
  ignoreDeadLinks: 'localhostLinks',
  lang: 'en',
  transformHtml: (html, _, { page }) =>
    page.startsWith('merchant-guide/es') ? html.replace('<html lang="en"', '<html lang="es"') : undefined,
  // The files are Markdown only; angle brackets are text.
  markdown: { html: false, anchor: { slugify: slugOf } },
  themeConfig: {
    search: { provider: 'local' },
    nav: NAV,
    sidebar: JSON.parse(process.env.SITE_SIDEBAR || '[]'),
    outline: [2, 3],
  },
})
