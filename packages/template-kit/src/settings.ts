export { contrast, type Hex, hexFrom } from './color.ts'
export { changeSetting, resetSetting, type SettingChange, type SettingRow, settingRows } from './setting-path.ts'
export {
  type Banner,
  bannerList,
  type CommonSettings,
  color,
  DEFAULT_SETTINGS,
  flag,
  href,
  imageSource,
  readSettings,
  settingsShape,
} from './settings-shape.ts'
export {
  type ColorScheme,
  guardColors,
  type MerchantColors,
  type TokenName,
  type TokenSet,
  type Tokens,
  tokensToCss,
} from './tokens.ts'
