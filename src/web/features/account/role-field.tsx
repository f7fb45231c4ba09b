import { useId } from "react";
import { useTranslation } from "react-i18next";
import { roles } from "#domain/account/role.ts";
import { Choice } from "../../ui/choice.tsx";

interface RoleFieldProps {
	readonly defaultValue?: string | undefined;
	readonly error?: string | undefined;
}

/** As what somebody signs up. Nothing is chosen for them. */
export function RoleField({ defaultValue, error }: RoleFieldProps) {
	const { t } = useTranslation();
	const id = useId();
	return (
		<div
			role="radiogroup"
			aria-labelledby={`${id}-label`}
			aria-required="true"
			aria-invalid={error ? true : undefined}
			aria-describedby={error ? `${id}-error` : undefined}
		>
			<p id={`${id}-label`} className="pb-1.5 font-semibold">
				{t("account.role")}
			</p>
			<div className="grid gap-2 sm:grid-cols-2">
				{roles.map((role) => (
					<Choice key={role} type="radio" name="role" value={role} isChosenAtFirst={role === defaultValue}>
						{t(`account.roles.${role}`)}
					</Choice>
				))}
			</div>
			{error ? (
				<p id={`${id}-error`} className="pt-1.5 text-sm font-medium text-danger">
					{error}
				</p>
			) : null}
		</div>
	);
}
