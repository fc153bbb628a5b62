export { contrast, type Hex, hexFrom } from './color.ts'
export { type LetterWidths, type NameWidths, namesToCss } from './name-widths.ts'
export { type SettingField, settingFields } from './setting-fields.ts'
export { changeSetting, resetSetting, type SettingChange, type SettingRow, settingRows } from './setting-path.ts'
export {
  SETTING_GROUPS,
  type SettingControl,
  type SettingGroup,
  type SettingLimits,
  type SettingMeta,
  type SettingPart,
} from './setting-schema.ts'
export {
  loadSettingWords,
  type OwnSettingWords,
  type SettingPath,
  type SettingWord,
  type SettingWordLoads,
  type SettingWords,
} from './setting-words.ts'
export {
  type Banner,
  bannerList,
  type CommonSettings,
  color,
  DEFAULT_SETTINGS,
  flag,
  href,
  imageSource,
  oneOf,
  readSettings,
  settingsShape,
  text,
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
export { fitTrade, tradeSetting } from './trade.ts'
