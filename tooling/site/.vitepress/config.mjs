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
  // Of a checkout that runs.
  ignoreDeadLinks: 'localhostLinks',
  lang: 'en',
  transformHtml: (html, _, { page }) =>
    page.startsWith('merchant-guide/es') ? html.replace('<html lang="en"', '<html lang="es"') : undefined,
  // What may stand in the files is Markdown; angle brackets are text.
  markdown: { html: false, anchor: { slugify: slugOf } },
  themeConfig: {
    search: { provider: 'local' },
    nav: NAV,
    sidebar: JSON.parse(process.env.SITE_SIDEBAR || '[]'),
    outline: [2, 3],
  },
})
