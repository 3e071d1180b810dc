import { Button } from '../Button'
import { ButtonRow } from '../ButtonRow'
import type { Example } from '../example'
import { Field } from '../Field'
import { Stack } from '../Stack'
import { Popover } from '.'

export const examples: Example[] = [
  {
    title: 'With a field and a way to close',
    element: (
      <ButtonRow>
        <Popover label="Send to a colleague">
          {(close) => (
            <Stack gap="s">
              <Field label="Colleague’s e-mail" name="colleague" type="email" />
              <Button onClick={close}>Send</Button>
            </Stack>
          )}
        </Popover>
      </ButtonRow>
    ),
  },
]
