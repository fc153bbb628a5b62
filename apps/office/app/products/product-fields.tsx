import { PRODUCT_LIMITS } from '@store/core'
import { useState } from 'react'
import { firstOf, isOn, type Values } from '#app/drafts/values.ts'
import { RichField } from '#app/rich/rich-field.tsx'
import { LongField, SelectField, Switch, TextField } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { MoneyField, UnitsField } from '#app/ui/number-fields.tsx'
import { productWords } from '#app/words/products/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { FactsField } from './facts-field.tsx'
import { HitPreview } from './hit-preview.tsx'
import type { Choices } from './read-product.server.ts'

type FieldsProps = {
  readonly values: Values
  readonly choices: Choices
  readonly wrong: Readonly<Record<string, string>>
}

/** The fields that every product needs: name, price, units, category. */
export function MainFields({ values, choices, wrong, hasVariants }: FieldsProps & { readonly hasVariants: boolean }) {
  const words = useSection(productWords)
  const [category, setCategory] = useState(firstOf(values, 'category'))
  const subcategories = choices.categories.find(({ name }) => name === category)?.subcategories ?? []
  return (
    <>
      <TextField
        label={words.name}
        name="name"
        defaultValue={firstOf(values, 'name')}
        wrong={wrong.name}
        required
        maxLength={500}
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="next"
      />
      {!hasVariants && (
        <>
          <div className="pair">
            <Money
              values={values}
              choices={choices}
              wrong={wrong}
              name="price"
              label={words.price}
              hint={words.priceHint}
            />
            <Money
              values={values}
              choices={choices}
              wrong={wrong}
              name="compareAt"
              label={words.compareAt}
              hint={words.compareAtHint}
            />
          </div>
          <UnitsField
            label={words.unitsLabel}
            name="units"
            units={firstOf(values, 'units') === '' ? null : Number(firstOf(values, 'units'))}
            wrong={wrong.units}
          />
        </>
      )}
      {choices.taxes.length > 0 && (
        <SelectField
          label={words.tax}
          hint={words.taxHint}
          name="taxId"
          defaultValue={firstOf(values, 'taxId')}
          wrong={wrong.taxId}
        >
          <option value="">{words.noTax}</option>
          {choices.taxes.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={words.category}
        name="category"
        list="categories"
        hint={words.categoryHint}
        defaultValue={category}
        wrong={wrong.category}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => setCategory(event.currentTarget.value.trim())}
      />
      <datalist id="categories">
        {choices.categories.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {(subcategories.length > 0 || firstOf(values, 'subcategory')) && (
        <>
          <TextField
            label={words.subcategory}
            name="subcategory"
            list="subcategories"
            defaultValue={firstOf(values, 'subcategory')}
            maxLength={120}
            autoComplete="off"
          />
          <datalist id="subcategories">
            {subcategories.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </>
  )
}

type MoneyProps = FieldsProps & { readonly name: 'price' | 'compareAt'; readonly label: string; readonly hint: string }

/** An amount field that shows what was typed, even if it is invalid. */
function Money({ values, choices, wrong, name, label, hint }: MoneyProps) {
  return (
    <MoneyField
      label={label}
      hint={hint}
      name={name}
      wrong={wrong[name]}
      money={choices.money}
      amount={null}
      typed={firstOf(values, name)}
    />
  )
}

/** The other fields, folded: few products need all of them. */
export function MoreFields({ values, choices, wrong, hasVariants }: FieldsProps & { readonly hasVariants: boolean }) {
  const words = useSection(productWords)
  const text = (name: string) => ({ name, defaultValue: firstOf(values, name), wrong: wrong[name] })
  return (
    <>
      <Fold title={words.describe} open={has(values, 'description', 'factName') || has(wrong, 'fact0', 'summary')}>
        <RichField
          label={words.description}
          name="description"
          html={firstOf(values, 'description')}
          wrong={wrong.description}
        />
        <LongField label={words.summary} hint={words.summaryHint} {...text('summary')} maxLength={1000} rows={3} />
        <FactsField names={values.factName ?? []} values={values.factValue ?? []} wrong={wrong} />
      </Fold>
      <Fold title={words.classify}>
        <TextField label={words.brand} list="brands" {...text('brand')} maxLength={500} autoComplete="off" />
        <datalist id="brands">
          {choices.brands.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {choices.tags.map((tag) => (
          <fieldset className="field" key={tag.name}>
            <legend className="label">{tag.name}</legend>
            <div className="boxes">
              {tag.values.map(({ id, name }) => (
                <label className="switch-field" key={id}>
                  <input type="checkbox" name="tag" value={id} defaultChecked={values.tag?.includes(String(id))} />
                  <span>{name}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <SelectField label={words.condition} name="condition" defaultValue={firstOf(values, 'condition')}>
          <option value="new">{words.conditions.new}</option>
          <option value="used">{words.conditions.used}</option>
        </SelectField>
        <Switch
          label={words.featured}
          hint={words.featuredHint}
          name="featured"
          defaultChecked={isOn(values, 'featured')}
        />
      </Fold>
      <Fold title={words.sending}>
        <Switch label={words.freeShipping} name="freeShipping" defaultChecked={isOn(values, 'freeShipping')} />
        <div className="thirds">
          {(['length', 'width', 'height'] as const).map((name) => (
            <TextField key={name} label={words.measures[name]} inputMode="decimal" {...text(name)} maxLength={10} />
          ))}
        </div>
        <TextField label={words.weight} {...text('weight')} maxLength={60} />
        <TextField label={words.warranty} hint={words.warrantyHint} {...text('warranty')} maxLength={2000} />
      </Fold>
      <Fold title={words.buying}>
        <TextField
          label={words.maxQuantity}
          hint={words.maxQuantityHint}
          {...text('maxQuantity')}
          inputMode="numeric"
          maxLength={5}
        />
        <TextField label={words.message} hint={words.messageHint} {...text('messageLabel')} maxLength={120} />
        <Switch label={words.messageRequired} name="messageRequired" defaultChecked={isOn(values, 'messageRequired')} />
      </Fold>
      <Fold title={words.own} open={has(wrong, 'sku', 'barcode', 'lowAt')}>
        <TextField label={words.sku} hint={words.skuHint} {...text('sku')} maxLength={500} autoComplete="off" />
        {!hasVariants && (
          <TextField
            label={words.barcode}
            hint={words.barcodeHint}
            {...text('barcode')}
            maxLength={PRODUCT_LIMITS.barcode}
            autoComplete="off"
          />
        )}
        <TextField
          label={words.lowAt}
          hint={hasVariants ? words.lowAtEach : words.lowAtHint}
          {...text('lowAt')}
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
        />
        <TextField label={words.supplier} hint={words.supplierHint} {...text('supplier')} maxLength={500} />
      </Fold>
      <Fold title={words.found} open={has(wrong, 'seoTitle', 'seoDescription')}>
        <TextField
          label={words.seoTitle}
          hint={words.seoTitleHint}
          {...text('seoTitle')}
          maxLength={PRODUCT_LIMITS.seoTitle}
          autoComplete="off"
        />
        <LongField
          label={words.seoDescription}
          hint={words.seoDescriptionHint}
          {...text('seoDescription')}
          maxLength={PRODUCT_LIMITS.seoDescription}
          rows={3}
        />
        <HitPreview />
      </Fold>
    </>
  )
}

const has = (of: Readonly<Record<string, string | readonly string[]>>, ...names: readonly string[]) =>
  names.some((name) => (of[name]?.length ?? 0) > 0)
