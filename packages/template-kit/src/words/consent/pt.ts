import type { Dictionary } from '../../words.ts'
import type es from './es.ts'

/** The Portuguese words of the consent to third parties. */
const words: Dictionary<typeof es> = {
  'consent.title': 'Sua privacidade',
  'consent.text':
    'Com a sua permissão, usamos serviços de outras empresas para {purposes}. Nada é carregado antes da sua escolha, e você pode mudar de ideia quando quiser.',
  'consent.accept': 'Aceitar',
  'consent.reject': 'Recusar',
  'consent.choose': 'Configurar',
  'consent.settings': 'Privacidade e cookies',
  'consent.needed': 'Sempre ativo',
  'consent.neededText':
    'Seu carrinho e o que a loja precisa para funcionar ficam guardados neste navegador. Ninguém mais os vê.',
  'consent.signal':
    'Seu navegador pede que seus dados não sejam compartilhados. Respeitamos isso, a menos que você diga o contrário aqui.',
  'consent.by': 'Com {company}',
  'consent.measurement': 'Medir as visitas',
  'consent.measurementText': 'Conta quais páginas e produtos são vistos, para melhorar a loja.',
  'consent.measurementPart': 'medir as visitas',
  'consent.advertising': 'Mostrar anúncios',
  'consent.advertisingText': 'Permite que você veja anúncios desta loja em outros sites, e mostra se eles funcionam.',
  'consent.advertisingPart': 'mostrar anúncios',
  'consent.conversation': 'Conversar por aqui',
  'consent.conversationText': 'Abre na página uma janela para escrever à loja.',
  'consent.conversationPart': 'conversar com você',
  'consent.acceptAll': 'Aceitar tudo',
  'consent.rejectAll': 'Recusar tudo',
  'consent.save': 'Salvar minha escolha',
  'consent.close': 'Fechar',
  'consent.saved': 'Sua escolha foi salva',
}

export default words
