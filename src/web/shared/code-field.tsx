import { useLocation } from "react-router";
import { TextField } from "../ui/text-field.tsx";

interface CodeFieldProps {
	readonly label: string;
	readonly hint: string;
	readonly error: string | undefined;
	/** False if another field of the page takes the scanned code. */
	readonly isScanned?: boolean;
}

/** The maximum length of typed text: a code with spaces or dashes between its characters. */
const maxTypedLength = 12;

/** Asks for a code; a scanned code is filled in from the fragment of the address. */
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
