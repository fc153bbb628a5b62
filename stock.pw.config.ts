import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'
const { webServer: _, globalTeardown: __, ...rest } = base
export default defineConfig({ ...rest, workers: 2, outputDir: '/tmp/h/stock-results', reporter: [['line']] })
