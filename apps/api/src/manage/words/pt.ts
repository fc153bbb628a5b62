import type { Words } from './index.ts'

export const pt: Words = {
  problems: {
    shape: 'Não foi possível ler a solicitação.',
    unauthorized: 'Envie uma chave ou uma sessão válida como "Authorization: Bearer …".',
    forbidden: 'Você não tem permissão para fazer isso.',
    freshNeeded: 'Confirme de novo quem você é para fazer isso.',
    workNeeded:
      'Várias lojas foram abertas da sua rede hoje: seu navegador precisa fazer um cálculo antes de abrir outra.',
    notFound: 'Não foi encontrado.',
    state: 'Isso não é possível no estado atual.',
    providerRefused: 'O provedor de pagamento não aceitou o reembolso. Faça-o no painel dele e anote aqui.',
    taken: 'Já existe outra coisa com esse nome.',
    planFull: 'O plano da loja não comporta mais. Peça mais em Ajustes, Plano e limites.',
    running: 'Já há uma chamada em andamento com esta chave de idempotência. Tente de novo em um instante.',
    revision: 'Mudou desde que você leu. Leia de novo.',
    tooLarge: 'O conteúdo é grande demais.',
    mediaType: 'A chamada espera outro tipo de conteúdo.',
    fields: 'Há campos com erros.',
    idempotency: 'Esta chave de idempotência já foi usada com outra solicitação.',
    revisionMissing: 'Envie a versão que você leu no cabeçalho If-Match.',
    idempotencyMissing: 'Envie uma Idempotency-Key de 16 a 64 caracteres.',
    tooMany: 'Chamadas demais. Tente mais tarde.',
    internal: 'Algo deu errado do nosso lado.',
    unavailable: 'O serviço não está disponível agora.',
  },
  planFull: {
    products:
      'A loja chegou ao limite de produtos do plano ({most}). Peça mais em Ajustes, Plano e limites; o que você já tem continua editável.',
    mediaBytes: 'A loja chegou ao limite de fotos do plano ({most} GB). Peça mais em Ajustes, Plano e limites.',
    people:
      'A loja chegou ao limite de pessoas do plano ({most}, incluindo as convidadas). Peça mais em Ajustes, Plano e limites.',
  },
  fields: {
    missing: 'Está faltando.',
    wrongType: 'Não é do tipo esperado.',
    unknownField: 'Não existe o campo “{field}”.',
    notOneOf: 'Deve ser uma destas opções: {options}.',
    wrongFormat: 'O formato não está correto.',
    notWhole: 'Deve ser um número inteiro.',
    tooSmall: 'Deve ser {least} ou mais.',
    tooBig: 'Pode ser no máximo {most}.',
    tooShort: 'Precisa de pelo menos {least} caracteres.',
    tooLong: 'Pode ter no máximo {most} caracteres.',
    tooFew: 'Precisa de pelo menos {least} itens.',
    tooMany: 'Pode ter no máximo {most} itens.',
    tooDeep: 'Tem níveis demais.',
    notAllowed: 'Não é permitido aqui.',
    taken: 'Já está em uso.',
    unknown: 'Não existe.',
    planFull: 'A loja chegou ao limite de produtos do plano ({most}).',
  },
}
