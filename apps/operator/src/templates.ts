import { settings as portada } from '@store/template-5/settings'
import { settings as voltio } from '@store/template-6/settings'
import { settings as canasta } from '@store/template-7/settings'
import { settings as bruma } from '@store/template-9/settings'
import { settings as trompo } from '@store/template-10/settings'
import { settings as nogal } from '@store/template-11/settings'
import { settings as vitrina } from '@store/template-12/settings'
import { settings as cancha } from '@store/template-13/settings'
import { settings as anaquel } from '@store/template-14/settings'
import { settings as telar } from '@store/template-15/settings'
import { settings as sazon } from '@store/template-16/settings'
import { settings as callejon } from '@store/template-17/settings'
import { settings as charla } from '@store/template-99/settings'
import { baseSettings } from '@store/template-base/settings'

/** What a merchant may set in each template; the base set's where a template has no package (K8). A row per package. */
export const TEMPLATE_SETTINGS: Readonly<Record<number, typeof baseSettings>> = {
  5: portada,
  6: voltio,
  7: canasta,
  9: bruma,
  10: trompo,
  11: nogal,
  12: vitrina,
  13: cancha,
  14: anaquel,
  15: telar,
  16: sazon,
  17: callejon,
  99: charla,
}

export const settingsShapeOf = (templateId: number) => TEMPLATE_SETTINGS[templateId] ?? baseSettings
