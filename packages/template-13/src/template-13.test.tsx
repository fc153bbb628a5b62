import { fixtures } from '@store/template-kit/fixtures'
import { describeTemplate } from '@store/template-kit/testing'
import { design } from './design.ts'
import { template } from './index.ts'

describeTemplate(template, design, {
  others: { sports: { [fixtures.shop.categories[0]?.name ?? '']: '#bfe9ff' } },
  unchanged: { sizes: 'the shopper has not chosen a size of shoes' },
})
