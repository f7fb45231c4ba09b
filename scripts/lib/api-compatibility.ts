// Compares two OpenAPI documents of the product. Clients of the API, and pages that are still open, were written for the
// earlier one. They ignore fields and values of closed sets that they do not know, and decide on an unknown problem by its
// status; everything else must go on working.

/** A JSON schema as zod writes it. */
export type Schema = Readonly<Record<string, unknown>>;

/** One route of a document. */
export interface Operation {
	readonly operationId: string;
	readonly deprecated?: boolean;
	readonly "x-access": string;
	readonly parameters?: readonly { readonly name: string; readonly schema: Schema }[];
	readonly requestBody?: { readonly content: Content };
	readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

/** The paths of a document, each with its operations by method. */
export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** The direction of a value: a client sends requests and reads responses. */
type Direction = "request" | "response";

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const propertiesOf = ({ properties }: Schema): Readonly<Record<string, Schema>> =>
	isSchema(properties) ? (properties as Readonly<Record<string, Schema>>) : {};

/** The alternatives of a schema: those of a union, and one for each of several types. */
function variantsOf(schema: Schema): readonly Schema[] {
	const union = [...listOf(schema.anyOf), ...listOf(schema.oneOf)].filter(isSchema);
	if (union.length > 0) return union.flatMap(variantsOf);
	if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
	return [schema];
}

/** Names a variant of a union: its type, and its properties with a constant value, such as `kind`. */
function variantKey(schema: Schema): string {
	const constants = Object.entries(propertiesOf(schema)).flatMap(([name, { const: value }]) =>
		value === undefined ? [] : [`${name}=${JSON.stringify(value)}`],
	);
	return [String(schema.type ?? typeof schema.const), ...constants.sort()].join(" ");
}

/** Limits that a request must respect: the earlier limit may be widened, never narrowed. */
const upperLimits = ["maxLength", "maxItems", "maximum"];
const lowerLimits = ["minLength", "minItems", "minimum"];

function compareLimits(before: Schema, after: Schema, path: string): string[] {
	const number = (value: unknown, otherwise: number) => (typeof value === "number" ? value : otherwise);
	return [
		...upperLimits.filter((name) => number(after[name], Infinity) < number(before[name], Infinity)),
		...lowerLimits.filter((name) => number(after[name], -Infinity) > number(before[name], -Infinity)),
		...["pattern", "format"].filter((name) => after[name] !== undefined && after[name] !== before[name]),
	].map((name) => `${path} accepts less: ${name} was ${before[name] ?? "none"}, is ${after[name]}`);
}

/** Compares parts of two schemas where both have one. */
const compareParts = (before: unknown, after: unknown, direction: Direction, path: string): string[] =>
	isSchema(before) && isSchema(after) ? compareSchemas(before, after, direction, path) : [];

function compareObjects(before: Schema, after: Schema, direction: Direction, path: string): string[] {
	const [old, now] = [propertiesOf(before), propertiesOf(after)];
	const [oldRequired, nowRequired] = [listOf(before.required), listOf(after.required)];
	const missing = Object.keys(old).filter((name) => !(name in now));
	const changedDuty =
		direction === "request"
			? nowRequired.filter((name) => !oldRequired.includes(name))
			: oldRequired.filter((name) => !nowRequired.includes(name) && !missing.includes(String(name)));
	return [
		...missing.map((name) => `${path}.${name} is gone`),
		...changedDuty.map(
			(name) => `${path}.${name} is ${direction === "request" ? "required" : "optional"} now`,
		),
		...Object.keys(old).flatMap((name) => compareParts(old[name], now[name], direction, `${path}.${name}`)),
		...compareParts(before.additionalProperties, after.additionalProperties, direction, `${path}.*`),
	];
}

function compareVariant(before: Schema, after: Schema, direction: Direction, path: string): string[] {
	const values = (schema: Schema) => (schema.const === undefined ? listOf(schema.enum) : [schema.const]);
	const lost =
		values(after).length > 0 ? values(before).filter((value) => !values(after).includes(value)) : [];
	const isOpened = direction === "response" && values(before).length > 0 && values(after).length === 0;
	const isClosed = direction === "request" && values(before).length === 0 && values(after).length > 0;
	return [
		...(direction === "request" ? lost.map((value) => `${path} no longer accepts ${value}`) : []),
		...(isOpened ? [`${path} may be any value now`] : []),
		...(isClosed ? [`${path} accepts only ${values(after).join(", ")} now`] : []),
		...(direction === "request" ? compareLimits(before, after, path) : []),
		...compareParts(before.items, after.items, direction, `${path}[]`),
		...compareObjects(before, after, direction, path),
	];
}

/** The things that a client that knows `before` can no longer do, or no longer understands, with `after`. */
export function compareSchemas(before: Schema, after: Schema, direction: Direction, path: string): string[] {
	const [old, now] = [variantsOf(before), variantsOf(after)];
	// A single variant on both sides keeps its name, whatever its constants are.
	const [onlyOld, onlyNow] = [old[0], now[0]];
	if (old.length === 1 && now.length === 1 && onlyOld && onlyNow && onlyOld.type === onlyNow.type)
		return compareVariant(onlyOld, onlyNow, direction, path);
	const find = (variants: readonly Schema[], wanted: Schema) =>
		variants.find((one) => variantKey(one) === variantKey(wanted));
	const pairs = old.flatMap((one) => {
		const other = find(now, one);
		return other === undefined ? [] : compareVariant(one, other, direction, path);
	});
	if (direction === "request") {
		const lost = old.filter((one) => find(now, one) === undefined);
		return [...lost.map((one) => `${path} no longer accepts ${variantKey(one)}`), ...pairs];
	}
	// A new member of a union that is distinguished by a constant is a value of an open set; another type is not.
	const types = new Set(old.map(({ type }) => type));
	const added = now.filter((one) => find(old, one) === undefined && !types.has(one.type));
	return [...added.map((one) => `${path} may be ${variantKey(one)} now`), ...pairs];
}

function compareContents(
	before: Content | undefined,
	after: Content | undefined,
	direction: Direction,
): string[] {
	const [oldType, nowType] = [Object.keys(before ?? {})[0], Object.keys(after ?? {})[0]];
	if (direction === "request" && before === undefined) return after ? ["a body is required now"] : [];
	if (oldType !== nowType) return [`the ${direction} is ${nowType ?? "empty"}, was ${oldType ?? "empty"}`];
	const [old, now] = [before?.[oldType ?? ""]?.schema, after?.[nowType ?? ""]?.schema];
	return old && now ? compareSchemas(old, now, direction, direction) : [];
}

function compareOperations(before: Operation, after: Operation): string[] {
	const successOf = ({ responses }: Operation) =>
		Object.entries(responses).find(([status]) => status.startsWith("2"));
	const [oldStatus, oldSuccess] = successOf(before) ?? [];
	const [nowStatus, nowSuccess] = successOf(after) ?? [];
	const isNarrower = after["x-access"] !== before["x-access"] && after["x-access"] !== "everyone";
	return [
		...(isNarrower ? [`it is for ${after["x-access"]} now, was for ${before["x-access"]}`] : []),
		...(oldStatus === nowStatus ? [] : [`success is ${nowStatus} now, was ${oldStatus}`]),
		...(before.parameters ?? []).flatMap(({ name, schema }) => {
			const parameter = after.parameters?.find((one) => one.name === name);
			return parameter ? compareSchemas(schema, parameter.schema, "request", `parameter ${name}`) : [];
		}),
		...compareContents(before.requestBody?.content, after.requestBody?.content, "request"),
		...compareContents(oldSuccess?.content, nowSuccess?.content, "response"),
	];
}

/** A sentence for every change between two documents that breaks clients of the earlier one. */
export function incompatibleChanges(before: Paths, after: Paths): string[] {
	return Object.entries(before).flatMap(([path, methods]) =>
		Object.entries(methods).flatMap(([method, operation]) => {
			const name = `${method.toUpperCase()} ${path}`;
			const present = after[path]?.[method];
			if (present !== undefined)
				return compareOperations(operation, present).map((change) => `${name}: ${change}`);
			return operation.deprecated ? [] : [`${name} is gone, and the last release did not deprecate it`];
		}),
	);
}
