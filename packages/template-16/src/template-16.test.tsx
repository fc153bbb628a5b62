import { describeTemplate } from '@store/template-kit/testing'
import { design } from './design.ts'
import { template } from './index.ts'

describeTemplate(template, design, {
  stored: { trade: 'none' },
  others: { trade: 'kitchen' },
  unchanged: { afterHours: 'the kitchen is open' },
})
