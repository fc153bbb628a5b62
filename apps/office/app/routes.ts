import { index, type RouteConfig, route } from '@remix-run/route-config'

export default [
  index('routes/my-shops.tsx'),
  route('enter', 'routes/enter.tsx'),
  route('enter/recovery', 'routes/enter-recovery.tsx'),
  route('enter/link/:token', 'routes/enter-link.tsx'),
  route('enter/undo/:token', 'routes/undo-email.tsx'),
  route('sign-out', 'routes/sign-out.ts'),
  route('passkey-options', 'routes/passkey-options.ts'),
  route('new-passkey-options', 'routes/new-passkey-options.ts'),
  route('open/:step?', 'routes/open.tsx'),
  route('me', 'routes/me.tsx'),
  route('device', 'routes/device.tsx'),
  route('invitations/:token', 'routes/invitation.tsx'),
  route(':shop', 'routes/shop.tsx', [
    index('routes/today.tsx'),
    route('orders', 'routes/orders.tsx'),
    route('orders/:number', 'routes/order.tsx'),
    route('more', 'routes/more.tsx'),
    route('media', 'routes/media.ts'),
    route('appearance', 'routes/appearance.tsx'),
    route('appearance/draft', 'routes/appearance-draft.ts'),
    route('settings/team', 'routes/team.tsx'),
    route('settings/log', 'routes/log.tsx'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
