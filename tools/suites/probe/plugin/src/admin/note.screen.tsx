import { Screen, useScreenParams } from '@lectern/core/admin';

export default function NoteScreen() {
  const { id = '' } = useScreenParams();
  return <Screen title={`Note ${id}`}>{null}</Screen>;
}
