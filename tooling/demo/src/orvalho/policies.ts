import type { PolicyKind } from '@store/core'

/** What a small maker of cosmetics in Brazil tells whoever buys from it. */
export const POLICIES: Readonly<Record<PolicyKind, string>> = {
  shipping: `<h2>Como chega até você</h2>
<p>Preparamos cada pedido no dia útil seguinte à confirmação do pagamento, em caixa de papelão sem plástico. Enviamos para todo o Brasil; o código de rastreio vai por e-mail.</p>
<ul>
<li><strong>Pedidos até R$ 149,99:</strong> R$ 18,90.</li>
<li><strong>De R$ 150,00 a R$ 249,99:</strong> R$ 9,90.</li>
<li><strong>A partir de R$ 250,00:</strong> o frete é por nossa conta.</li>
<li><strong>Retirada no ateliê:</strong> grátis, a partir do dia útil seguinte.</li>
</ul>
<p>Prazos a partir da postagem: Curitiba e região, 1 a 2 dias úteis; Sul e Sudeste, 3 a 5; demais regiões, 6 a 10. No verão, os bálsamos viajam com uma manta térmica.</p>
<p>Se a entrega não encontrar ninguém três vezes, o pedido volta. Guardamos por trinta dias e reenviamos cobrando só o novo frete.</p>`,
  payments: `<h2>Como pagar</h2>
<ul>
<li><strong>Pix:</strong> confirmado na hora. A chave aparece ao concluir o pedido.</li>
<li><strong>Transferência ou depósito:</strong> reservamos o pedido por 48 horas.</li>
<li><strong>No ateliê:</strong> Pix, cartão ou dinheiro, ao retirar.</li>
<li><strong>A combinar:</strong> para pedidos de presente em quantidade e para revendas.</li>
</ul>
<p>Os preços estão em reais, com impostos. A nota fiscal eletrônica vai por e-mail, no CPF ou CNPJ informado no pedido.</p>
<p>Nunca pedimos senha, código de segurança ou foto de cartão por mensagem.</p>`,
  privacy: `<h2>Seus dados</h2>
<p>Pedimos nome, CPF, e-mail, telefone e endereço: o necessário para emitir a nota e entregar. O e-mail só recebe novidades se você marcar a caixa, e cada mensagem tem o link para sair.</p>
<p>Não vendemos nem emprestamos seus dados. Transportadora e contabilidade veem apenas o que precisam. Guardamos as notas pelos cinco anos que a lei exige; o resto, enquanto você for cliente.</p>
<p>Pela Lei Geral de Proteção de Dados (Lei nº 13.709/2018), você pode pedir acesso, correção, portabilidade ou exclusão. Escreva para ola@orvalho.example; respondemos em até quinze dias.</p>`,
  warranty: `<h2>Garantia</h2>
<p>Todo produto tem a garantia legal de trinta dias para não duráveis e noventa para duráveis, como a escova, conforme o Código de Defesa do Consumidor. O frasco chegou quebrado, a válvula não funciona, a textura mudou antes da validade? Mande uma foto e o número do lote: trocamos ou devolvemos o valor, sem custo.</p>
<p>Pele é coisa séria: faça o teste no antebraço 24 horas antes. Se houver reação, suspenda o uso, procure atendimento e nos avise em ola@orvalho.example. Registramos cada caso.</p>
<p>Nossos produtos são cosméticos e não substituem tratamento médico.</p>`,
  returns: `<h2>Arrependimento e devolução</h2>
<p>Você tem sete dias corridos, contados do recebimento, para desistir da compra, como garante o artigo 49 do Código de Defesa do Consumidor. Não precisa explicar. Escreva para ola@orvalho.example e enviamos a etiqueta de postagem, por nossa conta.</p>
<p>Devolvemos o valor total, frete incluído, em até cinco dias úteis depois de receber o pacote: por Pix, na mesma conta do pagamento.</p>
<p>Pedimos que o lacre esteja intacto, por higiene. Se você já abriu e o produto veio com defeito, vale a garantia.</p>`,
  exchange: `<h2>Trocas</h2>
<p>Errou o tom do Véu ou do Bastão? Acontece: trocamos uma vez, sem custo, em até trinta dias, mesmo aberto, desde que tenha mais da metade. O que volta vai para teste interno, nunca para outra pessoa.</p>
<p>Outros produtos lacrados podem ser trocados por outro do mesmo valor, ou com a diferença, em até trinta dias. O frete da volta é seu; o da ida, nosso.</p>
<p>Os frascos de vidro vazios valem R$ 5,00 cada no ateliê. Lavamos, esterilizamos e enchemos de novo.</p>`,
}
