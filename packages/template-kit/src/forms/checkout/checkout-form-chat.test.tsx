import { cleanup, render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ScreenViews } from '../../design.ts'
import { fixtures, Page, ready, Shop, setUpShop } from './checkout-form-testing.tsx'

setUpShop()

describe('the rendered checkout form of an order by chat', () => {
  const byChat = fixtures.screens.Checkout.byChat
  const { fields } = byChat.chat
  const page = (view: ScreenViews['Checkout'], chatNumber: string | null = '573001112233') =>
    render(
      <Shop view={{ ...fixtures.shop, shop: { ...fixtures.shop.shop, chatNumber } }}>
        <Page view={view} />
      </Shop>,
    )
  const chatButton = () => document.querySelector('[data-chat-button]')

  test('has no payment methods, the shop’s additional fields, and a hidden field that marks it', () => {
    const { container } = page(byChat)
    expect(screen.queryByRole('radio', { name: /Pago contra entrega/ })).toBeNull()
    expect(screen.getByText(/El pago lo acuerdas con la tienda por WhatsApp/)).toBeTruthy()
    expect(screen.getByLabelText('¿Qué día te viene bien?').hasAttribute('required')).toBe(true)
    const sent = new FormData(container.querySelector('form') as HTMLFormElement)
    expect(sent.get('by')).toBe('chat')
    const other = screen.getByRole('button', { name: 'Ver otros medios de pago' })
    expect([other.getAttribute('name'), other.getAttribute('value')]).toEqual(['step', 'otherWays'])
    expect(screen.getAllByRole('button', { name: 'Pedir por WhatsApp' })).toHaveLength(1)
    expect(chatButton()).toBeNull()
  })
  test('another order has a button for ordering by chat, which first shows the shop’s additional fields, if any', () => {
    page(ready)
    expect(chatButton()?.textContent).toBe('Pedir por WhatsApp')
    expect([chatButton()?.getAttribute('name'), chatButton()?.getAttribute('value')]).toEqual(['by', 'chat'])
    cleanup()
    page({ ...ready, chat: { fields, chosen: false } })
    expect([chatButton()?.getAttribute('name'), chatButton()?.getAttribute('value')]).toEqual(['step', 'byChat'])
    expect(screen.queryByLabelText('¿Qué día te viene bien?')).toBeNull()
  })
  test('a shop without a chat number shows that it has none, and its payment methods (M3)', () => {
    page(byChat, null)
    expect(screen.getByRole('alert').textContent).toContain('La tienda no tiene un número de WhatsApp.')
    expect(screen.getByRole('radio', { name: /Pago contra entrega/ })).toBeTruthy()
    expect(chatButton()).toBeNull()
  })
})
