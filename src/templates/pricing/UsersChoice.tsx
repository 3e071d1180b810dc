import { useState } from 'react'
import styled from 'styled-components'
import { fill } from '../../core/i18n/fill'
import { NumberStepper } from '../../design/components/NumberStepper'
import { mostUsers } from '../../product/pricing/users'
import type { UsersRange } from '../../product/pricing/usersRange'
import { usersInWords, type PriceWording } from '../../product/pricing/words'

type UsersChoiceProps = {
  users: number
  range: UsersRange
  wording: PriceWording
  onChange: (users: number) => void
}

const TooMany = styled.p`
  margin-block-end: var(--space-8);
  font-weight: 500;
`

/** The number of users that prices are computed for; for more than that it says whom to ask. */
export function UsersChoice({ users, range, wording, onChange }: UsersChoiceProps) {
  const { texts } = wording
  const [isTooMany, setTooMany] = useState(false)
  return (
    <>
      <NumberStepper
        label={texts.users_label}
        name="users"
        min={range.min}
        max={mostUsers}
        value={users}
        sliderMax={range.max}
        sliderLabel={texts.users_slider}
        fewer={texts.users_fewer}
        more={texts.users_more}
        valueText={(value) => usersInWords(value, wording)}
        onChange={(value) => {
          setTooMany(false)
          onChange(value)
        }}
        onTooMany={() => setTooMany(true)}
      />
      <div role="status">
        {isTooMany ? (
          <TooMany>{fill(texts.users_most, { users: usersInWords(mostUsers, wording) })}</TooMany>
        ) : null}
      </div>
    </>
  )
}
