import type { Example } from '../example'
import { Heading } from '../Heading'
import { Stack } from '../Stack'
import { TextLink } from '../TextLink'
import { Section } from '.'

export const examples: Example[] = (['plain', 'tint', 'dark', 'accent'] as const).map((tone) => ({
  title: `Tone ${tone}`,
  element: (
    <Section tone={tone}>
      <Stack gap="s">
        <Heading level={3}>Every payment has an owner</Heading>
        <p>And every owner sees what is left of the budget.</p>
        <TextLink link={{ href: '/explore-product', text: 'See how' }} arrow />
      </Stack>
    </Section>
  ),
}))
