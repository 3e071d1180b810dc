import type { SceneWords } from '../../../content/cms/sceneWords'
import { Bar, Window } from '../parts'

const heights = [5.2, 6.4, 5.8, 7, 6.6, 6.2]

/** Spend of six months, and of the last one by category. */
export default function Reports({ words }: { words: SceneWords['reports'] }) {
  return (
    <>
      <Window nav={words.nav} active="reports">
        <div className="row">
          <span>
            <small>{words.title}</small>
            <b className="big">{words.total}</b>
          </span>
          <em>{words.change}</em>
        </div>
        <div className="row" style={{ alignItems: 'end', gap: '1.2em' }}>
          {words.months.map((month, index) => (
            <small key={month} style={{ flex: 1, textAlign: 'center' }}>
              <s
                style={{
                  display: 'block',
                  height: `${heights[index] ?? 6}em`,
                  borderRadius: '.5em',
                  background: `var(--colour-${index < 5 ? 'mint' : 'accent'})`,
                }}
              />
              {month}
            </small>
          ))}
        </div>
        {words.rows.map(({ name, amount, percent }) => (
          <div key={name} className="row">
            <span>{name}</span>
            <span>
              <Bar percent={percent} />
            </span>
            <b>{amount}</b>
          </div>
        ))}
      </Window>
    </>
  )
}
