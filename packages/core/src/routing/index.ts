export {
  type FromPreview,
  MAX_PREVIEW_MESSAGE,
  type PreviewMessage,
  readFromPreview,
  readToPreview,
  type ToPreview,
} from './preview-messages.ts'
export { previewMount, previewTokenIn } from './preview-mount.ts'
export {
  cachedPathPattern,
  canonicalPath,
  isShopPath,
  shopFile,
  shopPathPattern,
  uncrawledPaths,
} from './shop-path-rules.ts'
export {
  type PageZone,
  POLICY_SLUGS,
  SHOP_DATA,
  SHOP_FILES,
  SHOP_PAGES,
  type ShopPageName,
  type ShopPathName,
  type ShopScreen,
  SUBSCRIPTION_STEPS,
  screenOfPage,
  shopPath,
  shopPathAt,
  zoneOf,
} from './shop-paths.ts'
export { chatShopUrl, shopUrl } from './shop-url.ts'
export { slugWords } from './slug.ts'
export {
  CHAT_TEMPLATE,
  type DomainSettings,
  hasPreview,
  isDomainName,
  isOwnDomain,
  isShopName,
  looksLikeBrand,
  MAX_HOST_LENGTH,
  NEW_SHOP_TEMPLATE,
  normaliseHost,
  readDomainSettings,
  type TenantRef,
  tenantFromUrl,
  tenantKey,
} from './tenant.ts'
