import type { PolicyKind } from '@store/core'
import type { Facts } from './laws.ts'

/** Ready texts in Portuguese: templates with blanks, which somebody with knowledge of the law should review. */
export function readyPt({ shop, contact, laws }: Facts): Readonly<Record<PolicyKind, string>> {
  const write = contact ?? '[… e-mail ou WhatsApp]'
  const days = laws.withdrawal
    ? `${laws.withdrawal.days} dias ${laws.withdrawal.working ? 'úteis' : 'corridos'}`
    : '[… quantos] dias'
  const consumers = laws.consumers ? ` (${laws.consumers})` : ''
  const data = laws.data ? ` conforme a ${laws.data}` : ' conforme a lei'
  return {
    shipping: `## Para onde enviamos

A ${shop} envia para [… todo o país, ou quais cidades]. O preço e os dias aparecem antes de pagar.

## Quanto demora

Despachamos em [… quantos] dias úteis depois de confirmar o pagamento. Você recebe o código de rastreio.

## Se não chegar

Se o seu pedido não chegar no prazo, escreva para ${write}. Procuramos com a transportadora e, se foi perdido, enviamos de novo ou devolvemos o dinheiro.

Se não houver quem receba, a transportadora tenta mais [… quantas] vezes. Depois, um novo envio é cobrado.`,
    payments: `## Como você pode pagar

As formas de pagar aparecem na compra. Os pagamentos on-line acontecem nas páginas de cada provedor: a ${shop} não vê nem guarda os dados do seu cartão.

## Pagamento na entrega

Você paga em dinheiro quando recebe. Antes de enviar, escrevemos para confirmar.

## Quando devolvemos o dinheiro

Se você cancelar antes do envio, ou devolver conforme a nossa política, devolvemos o dinheiro pelo mesmo meio em [… quantos] dias úteis.`,
    privacy: `## Quem cuida dos seus dados

A ${shop}, [… nome ou razão social e CNPJ ou CPF], é responsável pelos seus dados pessoais${data}. Escreva para ${write}.

## O que guardamos e para quê

- Nome, documento, endereço, telefone e e-mail: para vender, enviar, emitir nota e responder.
- O que você comprou: para a garantia e a lei.
- O seu e-mail para novidades, só se você pediu; você pode sair quando quiser.

## Com quem compartilhamos

Com quem o seu pedido precisa: a transportadora, o provedor de pagamentos e a plataforma da loja. Não os vendemos.

## Os seus direitos

Você pode conhecer, corrigir ou apagar os seus dados, ou retirar o consentimento, escrevendo para ${write}. Respondemos em [… quantos] dias úteis.`,
    warranty: `## O que cobre

Tudo o que vendemos tem garantia de [… quantos] meses contra defeitos de fabricação, além da garantia da lei${consumers}.

## O que não cobre

O desgaste normal, o mau uso e consertos feitos por outros.

## Como se pede

Escreva para ${write} com o número do pedido e uma foto. Respondemos em [… quantos] dias úteis. Se o defeito for nosso, consertamos, trocamos ou devolvemos o dinheiro, e os envios são por nossa conta.`,
    returns: `## Se você se arrepender

Você tem ${days} desde que recebe para devolver o que comprou, sem dar explicações${consumers}.

## Como se faz

Escreva para ${write} com o número do pedido. O produto precisa estar sem uso e com as etiquetas. O envio de volta é pago por [… quem].

Devolvemos o que você pagou em [… quantos] dias depois de receber o produto, pelo mesmo meio.

## O que não se devolve

O que foi feito sob medida, o que estraga logo e o que por higiene não pode ser vendido de novo.`,
    exchange: `## Trocas

Trocamos tamanho, cor ou produto em até [… quantos] dias desde que você recebe, se estiver sem uso e com as etiquetas.

Escreva para ${write} com o número do pedido e o que quer no lugar. O envio da troca é pago por [… quem]. Se o novo produto custar mais, você paga a diferença; se custar menos, devolvemos.`,
  }
}
