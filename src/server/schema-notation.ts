/**
 * A JSON schema in the notation of TypeScript, which needs no translation: `{ name: string; // ≤ 40 }`. For readers; the
 * document for programs has every detail.
 */

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null;
const schemasIn = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

/** The limits of a value: its format, and its least and greatest length or size. */
function limitsOf(schema: Schema): string {
	const { format, minLength, maxLength, minimum, maximum, minItems, maxItems } = schema;
	const least = [minLength, minimum, minItems].find((limit) => typeof limit === "number" && limit > 0);
	// Zod limits every whole number to those that JavaScript represents exactly.
	const greatest = [maxLength, maximum, maxItems].find(
		(limit) => typeof limit === "number" && limit < Number.MAX_SAFE_INTEGER,
	);
	return [
		typeof format === "string" ? format : "",
		least === undefined ? "" : `≥ ${least}`,
		greatest === undefined ? "" : `≤ ${greatest}`,
	]
		.filter((part) => part !== "")
		.join(", ");
}

function objectNotation(schema: Schema, indent: string): string {
	const { properties, required, additionalProperties } = schema;
	const inner = `${indent}  `;
	const isRequired = (name: string) => Array.isArray(required) && required.includes(name);
	const lines = Object.entries(isSchema(properties) ? properties : {}).map(([name, value]) => {
		const property = isSchema(value) ? value : {};
		const limits = limitsOf(property);
		const type = notationOf(property, inner);
		return `${inner}${name}${isRequired(name) ? "" : "?"}: ${type};${limits === "" ? "" : ` // ${limits}`}`;
	});
	if (isSchema(additionalProperties))
		lines.push(`${inner}[key: string]: ${notationOf(additionalProperties, inner)};`);
	return lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n${indent}}`;
}

/** The type of a schema's values; lines after the first begin with `indent`. */
export function notationOf(schema: Schema, indent = ""): string {
	const variants = [...schemasIn(schema.anyOf), ...schemasIn(schema.oneOf)];
	if (variants.length > 0) return variants.map((one) => notationOf(one, indent)).join(" | ");
	if (schema.const !== undefined) return JSON.stringify(schema.const);
	if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
	if (Array.isArray(schema.type)) return schema.type.join(" | ");
	if (schema.type === "object") return objectNotation(schema, indent);
	if (schema.type === "array") {
		const item = isSchema(schema.items) ? notationOf(schema.items, indent) : "unknown";
		return item.includes(" | ") && !item.startsWith("{") ? `(${item})[]` : `${item}[]`;
	}
	return typeof schema.type === "string" ? schema.type : "unknown";
}
