import { fill } from '../../../core/i18n/fill'
import { Select } from '../../../design/components/Select'
import { Table } from '../../../design/components/Table'
import { FieldGroup, FieldRow } from '../../controls/layout'
import { formatDecimal } from '../../numbers/model/formatDecimal'
import type { LineWords } from '../model/lineWordKeys'
import { parseDay } from '../model/parseDay'
import { numberIn } from '../model/tableNumbers'
import type { PastedTable, SharedRole, TableChoices, TableQuestion, TableReader } from '../model/tableShape'

type PasteColumnsProps = {
  words: LineWords
  htmlLang: string
  table: PastedTable<unknown>
  reader: TableReader<unknown>
  choices: TableChoices
  onChoose: (choices: TableChoices) => void
}

/** The key of a question, which no other question of the table has. */
const keyOf = (question: TableQuestion): string =>
  question.kind === 'decimals' ? `decimals-${question.column}` : question.kind

/** What can be chosen about a table, and what counts at present. */
function Setting({ question, ...props }: PasteColumnsProps & { question: TableQuestion }) {
  const { words, htmlLang, table, choices, onChoose } = props
  const isOpen = table.questions.includes(question)
  const select = (
    label: string,
    options: { value: string; text: string }[],
    value: string | undefined,
    choose: (value: string) => TableChoices,
  ) => (
    <Select
      label={label}
      name={`pasted-${keyOf(question)}`}
      options={options}
      hasEmpty={isOpen}
      placeholder={words.paste_choose}
      value={isOpen ? '' : (value ?? '')}
      onChange={({ currentTarget }) => {
        if (currentTarget.value !== '') onChoose({ ...choices, ...choose(currentTarget.value) })
      }}
    />
  )
  switch (question.kind) {
    case 'dayOrder': {
      const format = new Intl.DateTimeFormat(htmlLang, { dateStyle: 'long', timeZone: 'UTC' })
      const options = (['dayFirst', 'monthFirst'] as const).flatMap((order) => {
        const day = parseDay(question.cell, htmlLang, { order })?.day
        return day ? [{ value: order, text: format.format(new Date(day)) }] : []
      })
      return select(
        fill(words.paste_day_order, { cell: question.cell }),
        options,
        table.choices.dayOrder,
        (value) => ({ dayOrder: value === 'monthFirst' ? 'monthFirst' : 'dayFirst' }),
      )
    }
    case 'decimals': {
      const { column, cell } = question
      const options = (['.', ','] as const).map((separator) => {
        const value = numberIn(cell, htmlLang, separator)
        return { value: separator, text: value ? formatDecimal(value, htmlLang, 10) : separator }
      })
      return select(
        fill(words.paste_decimals, { cell }),
        options,
        choices.decimals?.[column] ?? table.choices.decimals?.[column],
        (value) => ({ decimals: { ...choices.decimals, [column]: value === ',' ? ',' : '.' } }),
      )
    }
    case 'spending':
      return select(
        words.paste_spending,
        [
          { value: 'plus', text: words.paste_spending_plus },
          { value: 'minus', text: words.paste_spending_minus },
        ],
        table.choices.spending,
        (value) => ({ spending: value === 'minus' ? 'minus' : 'plus' }),
      )
    case 'currency': {
      const names = new Intl.DisplayNames([htmlLang], { type: 'currency' })
      return select(
        fill(words.paste_currency, { sign: question.sign }),
        question.possible.map((code) => ({ value: code, text: `${code} – ${names.of(code) ?? code}` })),
        choices.currency,
        (currency) => ({ currency }),
      )
    }
  }
}

/** What was understood of a pasted table: what each column is and how the first rows read, all of which can be changed. */
export function PasteColumns(props: PasteColumnsProps) {
  const { words, table, reader, choices, onChoose } = props
  const shared: Record<SharedRole, string> = {
    debit: words.paste_debit,
    credit: words.paste_credit,
    side: words.paste_side,
    currencyOf: words.paste_currency_of,
  }
  const options = [
    ...Object.entries(reader.labels).map(([value, text]) => ({ value, text })),
    ...reader.shared.map((value) => ({ value, text: shared[value] })),
    { value: 'none', text: words.paste_left_out },
  ]
  const fields = Object.keys(reader.labels).filter((field) => table.first.some((cells) => cells[field]))
  return (
    <>
      {table.settings.length > 0 ? (
        <FieldRow $min="13rem">
          {table.settings.map((question) => (
            <Setting key={keyOf(question)} question={question} {...props} />
          ))}
        </FieldRow>
      ) : null}
      <FieldGroup>
        <legend>{words.paste_columns}</legend>
        <FieldRow $min="13rem">
          {table.columns.map(({ position, name, samples, role }) => (
            <Select
              key={position}
              label={fill(words.paste_column, { name: name || String(position + 1) })}
              name={`pasted-column-${position}`}
              hint={samples.join(' · ')}
              hasEmpty={false}
              options={options}
              value={choices.columns?.[position] ?? role ?? 'none'}
              onChange={({ currentTarget }) =>
                onChoose({ ...choices, columns: { ...choices.columns, [position]: currentTarget.value } })
              }
            />
          ))}
        </FieldRow>
      </FieldGroup>
      {fields.length > 0 ? (
        // The dialog is a column that gives what scrolls no height of its own.
        <div>
          <Table
            caption={words.paste_first}
            head={fields.map((field) => reader.labels[field] ?? '')}
            rows={table.first.map((cells) =>
              fields.map((field) => {
                const value = cells[field] ?? ''
                return value === '' ? '' : (reader.textOf?.(field, value) ?? value)
              }),
            )}
          />
        </div>
      ) : null}
    </>
  )
}
