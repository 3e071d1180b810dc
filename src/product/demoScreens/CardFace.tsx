import styled from 'styled-components'
import { cardEnds as ends } from '../../content/cms/screenValues'
import { brand } from '../../core/brand'
import { CompanyCard } from '../../design/productScreens/CompanyCard'

/** As wide as there is room for, up to 19 rem. */
const Place = styled.div`
  width: 100%;
  max-width: 19rem;
  container-type: inline-size;
`

const Card = styled(CompanyCard)`
  font-size: 5.882cqi;
  box-shadow: 0 1rem 2.5rem rgb(18 49 42 / 14%);

  & strong {
    display: block;
    overflow: hidden;
    color: #fff;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & span {
    display: block;
    font-size: max(0.88em, var(--font-size-12));
    letter-spacing: 0.04em;
  }
`

/** The end of the numbers of the two cards. */
export const cardEnds = { own: ends.meals, team: ends.team } as const

type CardFaceProps = { name: string; holder: string; number: string; team?: boolean }

/** A company card with what it is called, its holder and its number. */
export function CardFace({ name, holder, number, team = false }: CardFaceProps) {
  return (
    <Place>
      <Card style={team ? { '--arc': 'var(--colour-accent)' } : undefined}>
        <b>{brand.name}</b>
        <span>{number}</span>
        <div>
          <strong>{name}</strong>
          <span>{holder}</span>
        </div>
      </Card>
    </Place>
  )
}
