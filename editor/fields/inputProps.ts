import type { ComponentType } from 'react'
import type { Field, Fields } from '../models'
import type { Value, Values } from '../values'

export type InputProps = { field: Field; label: string; value: Value; onChange: (value: Value) => void }

export type FieldsProps = { fields: Fields; values: Values; onChange: (values: Values) => void }

/** Props of an input with its own fields, which `Fields` renders. */
export type NestingInputProps = InputProps & { Fields: ComponentType<FieldsProps> }
