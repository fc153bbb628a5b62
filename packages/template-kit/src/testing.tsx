export { describeSettings } from './conformance/describe-settings.tsx'
export { describeTemplate } from './conformance/describe-template.tsx'
export { pagesOf } from './conformance/pages.tsx'
export { completeBrowser } from './conformance/screen-render.tsx'
