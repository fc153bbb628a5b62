import { at, expect, manage, openShopOf, placeOrder, test } from './office.ts'
import { visit } from './products.ts'

// The accessibility tree of the main screens: landmarks, headings, names of fields and buttons, and live regions (`status`).
// Other elements may come between.

test('the way in is spoken', async ({ page }) => {
  await visit(page, at('/enter'))
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Ir al contenido"
    - main:
      - heading "Entra a tu oficina" [level=1]
      - textbox "Correo electrónico"
      - button "Enviarme el código"
      - button "Entrar con huella, rostro o llave"
      - paragraph:
        - link "Ábrela en dos minutos"
    - contentinfo:
      - navigation "Idioma":
        - link "Español"
  `)
})

test('screens of a shop are spoken', async ({ page, owner }) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  await manage().createProduct({ params, body: { name: 'Gorro', price: 10_000_00, category: 'Gorros' } })
  const number = await placeOrder(shop.id, 'Úrsula Iguarán')
  await page.context().addCookies(owner.state.cookies)
  const screens: readonly (readonly [path: string, spoken: string])[] = [
    [
      '',
      `
      - link "Ir al contenido"
      - banner:
        - link /Cambiar de tienda/
        - paragraph:
          - link "Buscar"
          - link "Registro"
      - main:
        - heading /Buen.+, .+/ [level=1]
        - heading "Hoy te esperan:" [level=2]
        - list:
          - listitem:
            - link "1 contra entrega por confirmar"
            - list:
              - listitem:
                - link /Úrsula Iguarán \\$[\\d.]+/
                - link /WhatsApp.+Úrsula Iguarán/
        - paragraph: Nadie más espera respuesta tuya.
        - heading "Para dejar la tienda lista:" [level=2]
        - list
      - navigation "Secciones":
        - list:
          - listitem:
            - link "Hoy"
          - listitem:
            - link "Pedidos"
          - listitem:
            - link "Crear"
          - listitem:
            - link "Productos"
          - listitem:
            - link "Más"
      `,
    ],
    [
      '/orders',
      `
      - main:
        - heading "Pedidos" [level=1]
        - search:
          - searchbox "Buscar por número, nombre o teléfono"
          - button "Buscar"
        - navigation "Vistas":
          - list:
            - listitem:
              - link "Por hacer"
            - listitem:
              - link "Por confirmar"
        - list:
          - listitem:
            - checkbox "Elegir el pedido ${number}"
            - link /Úrsula Iguarán \\$[\\d.]+ ${number} · Medellín · .+ Ruana de lana Pago contra entrega Pendiente Confirmar con quien compra/
        - button "Elegir todos"
        - button "Imprimir"
        - status
      `,
    ],
    [
      `/orders/${number}`,
      `
      - main:
        - paragraph:
          - link "‹ Pedidos"
        - heading "Pedido ${number}" [level=1]
        - region "Qué se vendió":
          - heading "Úrsula Iguarán" [level=2]
          - list:
            - listitem: /Ruana de lana × 1 \\$[\\d.]+/
          - term:
            - strong: Total
          - definition:
            - strong: /\\$[\\d.]+/
        - heading "Confirmar con quien compra" [level=2]
        - paragraph: /Unidades apartadas hasta/
        - link "Confirmar por WhatsApp"
        - button "Sí, lo quiere"
        - button "No contestó"
        - link "Cancelar"
        - paragraph:
          - link "Llamar"
        - heading "Lo que pasó" [level=2]
        - list:
          - listitem: /.+ Pendiente · quien compra/
        - heading "Notas del equipo" [level=2]
        - textbox "Nota nueva"
        - button "Anotar"
        - status
      `,
    ],
    [
      '/products/new',
      `
      - main:
        - heading "Producto nuevo" [level=1]
        - group "Fotos":
          - button "Tomar foto"
          - button "De la galería"
          - status
        - textbox "Nombre"
        - textbox "Precio"
        - textbox "Precio antes"
        - textbox "Unidades que tienes": "1"
        - 'button "Unidades que tienes: Uno menos"'
        - 'button "Unidades que tienes: Uno más"'
        - combobox "Categoría"
        - button "Guardar borrador"
        - button "Publicar"
        - status
      `,
    ],
    [
      '/categories',
      `
      - main:
        - heading "Categorías" [level=1]
        - list:
          - listitem:
            - button "Mover Gorros"
            - strong: Gorros
            - button "Subir Gorros" [disabled]
            - button "Bajar Gorros" [disabled]
            - group: Cambiar
        - heading "Categoría nueva" [level=2]
        - textbox "Nombre"
        - button "Agregar"
        - status
      `,
    ],
    [
      '/stock/count',
      `
      - main:
        - heading "Contar" [level=1]
        - link "Salir"
        - searchbox "Buscar o escanear"
        - status
        - strong: 0 contados
        - button "Ver diferencias" [disabled]
      `,
    ],
    [
      '/settings/shop',
      `
      - main:
        - heading "Mi tienda" [level=1]
        - textbox "Nombre de la tienda"
        - textbox "Descripción corta"
        - button "Logo"
        - region "Contacto":
          - textbox "WhatsApp"
          - textbox "Correo de la tienda"
          - combobox "Ciudad"
        - region "Quiénes somos":
          - textbox "Nuestra historia"
        - region "Redes":
          - textbox "Instagram"
        - region "Idioma, país y moneda":
          - combobox "Idioma de la tienda"
          - combobox "País"
        - button "Guardar"
      `,
    ],
    [
      '/payments',
      `
      - main:
        - heading "Pagos" [level=1]
        - region "Maneras de pagar":
          - checkbox "Pago contra entrega" [checked]
          - checkbox "Consignación bancaria"
          - button "Guardar maneras de pagar"
        - region "Cuenta para consignaciones":
          - textbox "Cuenta y a nombre de quién"
          - button "Guardar la cuenta"
        - region "Contra entrega":
          - textbox "Total máximo, con envío"
          - button "Guardar contra entrega"
        - region "Cuentas para pagos en línea":
          - heading "Cuentas para pagos en línea" [level=2]
      `,
    ],
    [
      '/appearance',
      `
      - main:
        - link "Volver"
        - heading "Apariencia" [level=1]
        - status: Así la ven tus compradores
        - button "Deshacer" [disabled]
        - button "Rehacer" [disabled]
        - button "Publicar"
        - region "Tu tienda, como quedaría":
          - combobox "Página"
          - status
          - iframe
        - region "Lo que puedes cambiar":
          - navigation "Lo que puedes cambiar":
            - button "Plantilla"
            - button "Colores" [pressed]
          - textbox "Color principal"
      `,
    ],
  ]
  for (const [path, spoken] of screens) {
    await visit(page, at(`/${shop.subdomain}${path}`))
    await expect(page.locator('body'), path).toMatchAriaSnapshot(spoken)
  }
})
