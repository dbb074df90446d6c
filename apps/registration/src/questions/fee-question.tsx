import { useWatch } from '@concord/ui/forms';
import { useState } from 'react';
import { useRegistrationForm } from '../form/use-registration-form';
import { contradictionOf } from './fee-and-route';
import { Question } from './question';

/** Asks about a fee that belongs to another route. */
export function FeeQuestion() {
  const { control, setFocus, setValue } = useRegistrationForm();
  const [route, fee] = useWatch({ control, name: ['membershipRoute', 'applicationFee'] });
  const [kept, setKept] = useState('');
  const pair = `${route} ${fee}`;
  const found = kept === pair ? undefined : contradictionOf(route, fee);
  const answers = found
    ? [
        ...found.feesOfRoute.map((one) => ({
          label: `Change the fee to ${one}`,
          onChoose: () => setValue('applicationFee', one, { shouldDirty: true }),
        })),
        {
          label: `Change the route to ${found.routeOfFee}`,
          onChoose: () => setValue('membershipRoute', found.routeOfFee, { shouldDirty: true }),
        },
        { label: 'Keep both', onChoose: () => setKept(pair) },
      ]
    : [];
  return (
    <Question answers={answers} onAnswered={() => setFocus('applicationFee')}>
      {found ? (
        <>
          You chose the route <strong>{route}</strong>, but <strong>{fee}</strong> is the fee for another
          route. Which one is right?
        </>
      ) : null}
    </Question>
  );
}
