import { describeTemplate } from '@store/template-kit/testing'
import { design } from './design.ts'
import { template } from './index.ts'
import { toyShop } from './toy-shop-fixture.ts'

describeTemplate(template, design, {
  // The shop has an age tag.
  shop: { shop: toyShop.shop },
})
