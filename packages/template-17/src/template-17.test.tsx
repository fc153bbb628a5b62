import { describeTemplate } from '@store/template-kit/testing'
import { template } from './index.ts'
import { readSettings } from './settings.ts'

describeTemplate(template, { settings: readSettings({}) })
