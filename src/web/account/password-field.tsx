import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../ui/text-field.tsx";

interface PasswordFieldProps {
	/** What a password manager is to do: fill in a known one, or offer a new one. */
	readonly autoComplete: "current-password" | "new-password";
	/** "Password" where it is left out. */
	readonly label?: string;
	/** `password` where it is left out. */
	readonly name?: string;
	/** Tells the rules that a new password has to keep. */
	readonly hasRules?: boolean;
	readonly defaultValue?: string | undefined;
	readonly error?: string | undefined;
}

/** A password, hidden until its writer wants to see it. */
export function PasswordField({ label, hasRules = false, ...rest }: PasswordFieldProps) {
	const { t } = useTranslation();
	const [isShown, setShown] = useState(false);
	const Icon = isShown ? EyeOff : Eye;
	return (
		<TextField
			label={label ?? t("account.password")}
			name="password"
			type={isShown ? "text" : "password"}
			required
			autoCapitalize="none"
			spellCheck={false}
			{...(hasRules ? { hint: t("account.passwordRules") } : {})}
			{...rest}
			trailing={
				<button
					type="button"
					aria-label={t(isShown ? "account.hidePassword" : "account.showPassword")}
					onClick={() => setShown(!isShown)}
					className="grid size-12 place-items-center rounded-control text-soft hover:text-ink"
				>
					<Icon aria-hidden="true" className="size-5" />
				</button>
			}
		/>
	);
}
