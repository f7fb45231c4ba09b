import { useId } from "react";
import type { InstitutionTeacher } from "#contract/institutions.ts";
import { teacherName } from "./teacher-name.ts";

interface TeacherSelectProps {
	readonly label: string;
	/** The text of the empty choice. */
	readonly none: string;
	readonly teachers: readonly InstitutionTeacher[];
	/** The chosen place; empty without a choice. */
	readonly value: string;
	readonly onChoose: (teacherId: string) => void;
}

/** The choice of one teacher of an institution. */
export function TeacherSelect({ label, none, teachers, value, onChoose }: TeacherSelectProps) {
	const id = useId();
	return (
		<div className="grid gap-2">
			<label htmlFor={id} className="font-semibold">
				{label}
			</label>
			<select
				id={id}
				value={value}
				onChange={({ target }) => onChoose(target.value)}
				className="min-h-12 w-full cursor-pointer rounded-control border border-edge bg-surface px-3 text-ink"
			>
				<option value="">{none}</option>
				{teachers.map((one) => (
					<option key={one.id} value={one.id}>
						{teacherName(one)}
					</option>
				))}
			</select>
		</div>
	);
}
