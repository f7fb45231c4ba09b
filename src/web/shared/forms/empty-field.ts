/** The subject of a field, by its name in a form. */
const askedBy = {
	email: "email",
	newEmail: "email",
	guardianEmail: "email",
	password: "password",
	current: "password",
	emailPassword: "password",
	linkPassword: "password",
	passkeyPassword: "password",
	next: "newPassword",
	firstName: "firstName",
	lastName: "lastName",
	name: "name",
	childName: "name",
	passkeyName: "name",
	payer: "name",
	town: "town",
	ageBand: "age",
	message: "message",
	text: "text",
	code: "code",
	startCode: "code",
	date: "date",
	from: "date",
	to: "date",
	archiveOn: "date",
	eraseOn: "date",
} as const;

type Message = `problems.emptyField.${(typeof askedBy)[keyof typeof askedBy]}` | "common.form.required";

/**
 * The messages for an empty field, the best first: it names what is missing. The last is on every page, should the
 * others not have loaded.
 */
export const emptyFieldMessages = (name: string): Message[] => {
	const known = Object.hasOwn(askedBy, name)
		? [`problems.emptyField.${askedBy[name as keyof typeof askedBy]}` as const]
		: [];
	return [...known, "common.form.required"];
};
