import { describe, expect, test } from 'vitest'
import { decodeOutput, encodeOutput, endpoints } from '../../index.ts'

describe('the shop behind a name (C16)', () => {
  const resolved = (data: unknown) => decodeOutput(endpoints.resolveShop, { success: true, message: '', data })
  const bare = { id: 12, templateId: 5, version: 0, subdomain: null, domain: null, settings: null }

  test('is read from a row of shops and from a row of websites', () => {
    expect(resolved({ id: 12, template: 5 })).toEqual({ ok: true, value: bare })
    expect(
      resolved({
        _id: '65f0',
        storeId: 12,
        templateNumber: 15,
        templateId: null,
        subdomain: 'ana',
        domain: 'ana.test',
        isMain: true,
        active: true,
        webSiteTemplate: { header: { '--color_text': '#111' } },
      }),
    ).toEqual({
      ok: true,
      value: {
        ...bare,
        templateId: 15,
        subdomain: 'ana',
        domain: 'ana.test',
        settings: { header: { '--color_text': '#111' } },
      },
    })
  })

  test('is written in the first shape, with version, subdomain and domain of ours', () => {
    const { body } = encodeOutput(endpoints.resolveShop, { ...bare, version: 9, subdomain: 'ana', domain: 'ana.test' })
    expect(JSON.parse(JSON.stringify(body))).toEqual({
      success: true,
      message: 'OK',
      data: { id: 12, template: 5, version: 9, subdominio: 'ana', dominio: 'ana.test' },
    })
  })

  test('is null when there is none', () => {
    for (const data of [null, undefined, {}]) expect(resolved(data)).toEqual({ ok: true, value: null })
  })
})
