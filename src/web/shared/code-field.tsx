import { useLocation } from "react-router";
import { TextField } from "../ui/text-field.tsx";

interface CodeFieldProps {
	readonly label: string;
	readonly hint: string;
	readonly error: string | undefined;
	/** False where another field of the page takes what was scanned. */
	readonly isScanned?: boolean;
}

/** The longest that somebody types: a code with spaces or dashes between its signs. */
const maxTypedLength = 12;

/** Asks for a code; a scanned one stands there already, since it follows the `#` of the address. */
export function CodeField({ label, hint, error, isScanned = true }: CodeFieldProps) {
	const { hash } = useLocation();
	return (
		<TextField
			{...{ label, hint, error }}
			name="code"
			autoComplete="off"
			autoCapitalize="characters"
			spellCheck={false}
			maxLength={maxTypedLength}
			required
			defaultValue={isScanned ? hash.slice(1, maxTypedLength + 1) : ""}
		/>
	);
}
