import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  density: {
    label: 'Densidade',
    hint: 'Quanto espaço há entre as linhas de listas e tabelas.',
    choices: { compact: 'Compacta', comfortable: 'Confortável' },
  },
}
export default words
