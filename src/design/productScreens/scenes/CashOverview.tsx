import type { SceneWords } from '../../../content/cms/sceneWords'
import { Window } from '../parts'

const past = 'M0 62c30-4 40-26 70-24s40 22 70 16 46-34 80-32'

/** What the company has, its course and where it goes. */
export default function CashOverview({ words }: { words: SceneWords['cash_overview'] }) {
  return (
    <>
      <Window nav={words.nav} active="overview">
        <div className="row">
          <span>
            <small>{words.title}</small>
            <b className="big">{words.total}</b>
          </span>
          <span className="end" style={{ flex: 'none' }}>
            <em style={{ display: 'block' }}>{`${words.inLabel} ${words.in}`}</em>
            <em
              className="wait"
              style={{ display: 'block', marginTop: '.3em' }}
            >{`${words.outLabel} ${words.out}`}</em>
          </span>
        </div>
        <svg viewBox="0 0 300 84" width="100%" fill="none" strokeWidth="2">
          <path d={`${past}v62H0Z`} fill="var(--colour-accent-soft)" />
          <path d={past} stroke="var(--colour-accent)" />
          <path d="M220 22c30 2 50-12 80-14" stroke="var(--colour-accent)" strokeDasharray="4 4" />
          <circle cx="220" cy="22" r="4" fill="var(--colour-coral)" />
        </svg>
        <div className="row">
          {words.months.map((month) => (
            <small key={month} style={{ flex: 1 }}>
              {month}
            </small>
          ))}
        </div>
        {words.accounts.map(({ name, balance }) => (
          <div key={name} className="row">
            {name}
            <b className="end">{balance}</b>
          </div>
        ))}
      </Window>
    </>
  )
}
