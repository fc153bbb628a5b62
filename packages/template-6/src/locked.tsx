import { AccessCodeForm, imageUrl, type ScreenViews, useShop } from '@store/template-kit'
import { StatusSheet } from './status-sheet.tsx'
import { useWords } from './words.ts'

/** S1, M2: the form for the access code, with the merchant's texts where there are any. */
export default function Locked(view: ScreenViews['Locked']) {
  const t = useWords()
  const { shop, logo } = useShop()
  const { accessGate, name } = shop
  return (
    <div className="gate">
      <p className="gate-logo">{logo ? <img src={imageUrl(logo.src, 320)} alt={name} height="40" /> : name}</p>
      {accessGate?.image && <img className="gate-image" src={imageUrl(accessGate.image, 800)} alt="" />}
      <StatusSheet
        title={accessGate?.title || t('locked.title')}
        rows={[
          { name: t('volt.status'), value: t('volt.lockedState') },
          { name: t('volt.datum'), value: accessGate?.description || t('shop.locked') },
          { name: t('volt.action'), value: <AccessCodeForm view={view} className="gate-form" /> },
        ]}
      />
    </div>
  )
}
