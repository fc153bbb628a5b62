import { POLICY_KINDS } from '@store/core'
import { Link, Prose, type ScreenViews, usePaths } from '@store/template-kit'
import { EmptyRoom } from './empty-room.tsx'
import { PieceSketch } from './piece-sketch.tsx'
import { Split } from './split.tsx'
import { useRooms } from './use-rooms.ts'
import { useWords } from './words.ts'

/** R8, R15: contents at the left, the text at the right: one policy, or all of them one under another. */
export default function Policies({ policies, kind }: ScreenViews['Policies']) {
  const t = useWords()
  const paths = usePaths()
  const rooms = useRooms()
  const written = POLICY_KINDS.filter((each) => policies[each])
  const shown = kind ? [kind] : written
  return (
    <Split
      room={rooms(2)}
      className="policies"
      narrow={written.length > 1 ? 'above' : 'away'}
      sceneClassName="wall contents-scene"
      scene={
        written.length > 1 ? (
          <nav className="wall-in" aria-label={t('policies.contents')}>
            <ul className="contents">
              {written.map((each) => (
                <li key={each}>
                  <Link href={kind ? paths.policy(each) : `#${each}`} aria-current={each === kind ? 'page' : undefined}>
                    {t(`policy.${each}`)}
                  </Link>
                </li>
              ))}
              {kind && (
                <li>
                  <Link href={paths.terms()}>{t('policies.all')}</Link>
                </li>
              )}
            </ul>
          </nav>
        ) : (
          <PieceSketch name="mesa" className="scene-sketch" />
        )
      }
    >
      <h1>{kind ? t(`policy.${kind}`) : t('policies.title')}</h1>
      {shown.length === 0 && <EmptyRoom title={t('policies.none')} />}
      {shown.map((each) => (
        <section key={each} id={each} className="policy">
          {!kind && <h2>{t(`policy.${each}`)}</h2>}
          {policies[each] && <Prose html={policies[each]} className="prose" />}
        </section>
      ))}
      {kind && written.length < 2 && (
        <Link href={paths.terms()} className="quiet-link">
          {t('policies.all')}
        </Link>
      )}
    </Split>
  )
}
