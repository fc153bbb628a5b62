import { describeTemplate } from '@store/template-kit/testing'
import { design } from './design.ts'
import { template } from './index.ts'

describeTemplate(template, design, {
  unchanged: { 'banners.*.image': 'the picture for phones is shown in its place' },
})
